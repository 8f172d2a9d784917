import type { Plugin } from 'vite'
import { paths } from '../../src/paths.ts'
import { formLabels, madeFromSchemas } from './made-from-schemas.ts'

/** What a build or a development server needs for the editor. */
export const editor = (): Plugin[] => [
  madeFromSchemas('editor-config', 'config.ts', 'editorConfig'),
  formLabels(),
  noGrammars(),
  ownFonts(),
  sizesInRem(),
  storesOnce(),
  draftsWithBase(),
  noWebPModule(),
  ownSlugs(),
  ownWords(),
  wordsOfDates(),
  limitsOfLists(),
  namesOfFiles(),
  historyLeadsBack(),
  datesAsTyped(),
  noSignIn(),
]

/** Leaves out the grammars of 300 programming languages: content has no code. */
const noGrammars = (): Plugin => ({
  name: 'no-grammars',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('@shikijs/langs') ? '\0no-grammar' : undefined),
  load: (source) => (source === '\0no-grammar' ? 'export default []' : undefined),
})

/** Changes the package's code, and fails if it no longer has what is to be changed as often as it had. */
const inPackage = (
  name: string,
  what: RegExp,
  count: number,
  change: (...found: string[]) => string,
  files = /@sveltia\/cms\/npm\/index\.js/,
): Plugin => ({
  name,
  enforce: 'pre',
  transform(code, file) {
    if (!files.test(file)) return
    if (code.match(what)?.length !== count) throw new Error(`@sveltia/cms has changed: see ${name}.`)
    return { code: code.replace(what, change), map: null }
  },
})

/** Changes places in the package's code that it must have, once each, as it must those that are `kept`. */
const replacing = (name: string, changes: Record<string, string>, kept: string[]) => {
  const places = [...Object.keys(changes), ...kept]
  const what = places.map((place) => place.replace(/\W/g, '\\$&')).join('|')
  return inPackage(name, RegExp(what, 'g'), places.length, (place = '') => changes[place] ?? place)
}

/** Takes out the addresses of fonts on another site: the package brings the same fonts along and adds them itself. */
const ownFonts = () => inPackage('own-fonts', /src:url\(https:\/\/[^)]*\)/g, 3, () => "src:local('')")

/** Sizes in px ignore the text size that is set in the browser. */
const sizesInRem = () =>
  inPackage(
    'sizes-in-rem',
    /(--sui-[\w-]*-(?:size|height)(?:-[\w-]+)?: )(\d+)px/g,
    22,
    (_, name, px) => `${name}${Number(px) / 16}rem`,
  )

/**
 * Each of the package's stores adds itself under the database's next version. Of two that ask for the same version only
 * one is added, and the editor would wait for the other for ever: here, a store asks again until it is there.
 */
const storesOnce = () =>
  inPackage(
    'stores-once',
    /return e&&\(t\.close\(\),t=await this\.#o\(n\+1\)\),/g,
    1,
    () => 'if(e){t.close();await this.#o(n+1).then((db)=>db.close(),()=>{});return this.#s()}return ',
  )

/**
 * Keeps with each draft the hash of the file that it began from, and sends that one. For a draft that is restored after
 * a colleague has saved, the package would send the hash of the colleague's file, and so overwrite it.
 */
const draftsWithBase = () => {
  const hash = 'd2({cacheDB:m2(),previousPath:e.originalEntry?.locales[e.defaultLocale]?.path})'
  const changes: Record<string, string> = {
    'jke=async({draft:e})=>{': `jke=async({draft:e})=>{e.base=await ${hash};`,
    'let{collectionName:t,currentLocales:n=': 'let{base,collectionName:t,currentLocales:n=',
    '{timestamp:new Date,': '{base,timestamp:new Date,',
    'Ake({backup:r,': 'e.base=r.base,Ake({backup:r,',
    'previousSha:await d2({cacheDB:n,previousPath:p': 'previousSha:e.base??await d2({cacheDB:n,previousPath:p',
  }
  return replacing('drafts-with-base', changes, ['d2=async({previousPath:e,', 'm2=e=>e||'])
}

/** The policy refuses the module that makes WebP for a browser that does not. Thumbnails are PNG there. */
const noWebPModule = () =>
  replacing('no-webp-module', { '"@jsquash/webp":async()=>({default:XW})': '"@jsquash/webp":()=>Promise.reject()' }, [])

/** The package writes ü as ue and makes a hyphen of an apostrophe. The name of a file is made as `slugOf` makes it. */
const ownSlugs = () => {
  const changes = {
    'cpe(d.normalize(`NFD`),{locale:n&&lpe.includes(n)?n:void 0})':
      "d.normalize(`NFD`).replace(/[\\u0300-\\u036f'’ʼ]/g,``)",
    'pP=/[^\\w-~]/': 'pP=/[^a-zA-Z\\d]/',
  }
  return replacing('own-slugs', changes, [])
}

/** Trying again would not help after a refusal; the description says why no entries can be added. */
const ownWords = () => {
  const words: [RegExp, string][] = [
    [/There was an error while loading site data\./, 'The content could not be read. Load this page again.'],
    [/The “\{\$repo\}” repository doesn’t have the “\{\$branch\}” branch\./, 'GitHub did not answer.'],
    [/There was an error while saving the entry\. Please try again later\./, 'Your change has not been saved.'],
    [/Couldn’t delete the entry\. Please try again\./, 'The entry has not been deleted.'],
    // The time of day may end in a full stop.
    [
      /This entry has a backup from \{\$datetime\}\. Do you want to restore the edited draft\?/,
      'What you had typed at {$datetime} is kept. Do you want to restore it?',
    ],
    [/Show \{\$locale\} Content Options/, 'Show Content Options'],
    [/Edit \{\$locale\} Content/, 'Edit Content'],
    [/Creating new entries in this [\w ]+ administrator\./, 'New ones are not added here.'],
  ]
  return inPackage(
    'own-words',
    RegExp(words.map(([theirs]) => theirs.source).join('|'), 'g'),
    words.length,
    (found = '') => words.find(([theirs]) => theirs.test(found))?.[1] ?? found,
    /@sveltia\/cms\/(npm\/index\.js|locales\/en-\w+\.json)/,
  )
}

/** Names the office, not the town whose clock it shares; and a browser gives out a day such as February 31 as none. */
const wordsOfDates = () => {
  const changes: Record<string, string> = {
    'return`(${n.replace(`GMT`,``)}) ${r}`': 'return`Time in Gibsons`',
    'e.valueMissing&&n.push(Y(`validation.value_missing`))':
      'e.valueMissing&&n.push(a?`Enter a complete date that exists.`:Y(`validation.value_missing`))',
  }
  return replacing('words-of-dates', changes, ['a=r===`datetime`,o=a?iI(t)'])
}

/**
 * For a list with too few texts, the package says "You must select at least {$min} options": it takes the limit from
 * the text instead of the list. It also checks a list only on saving. Now a change of an item checks the list around it.
 */
const limitsOfLists = () =>
  replacing(
    'limits-of-lists',
    {
      't&&(c[e][n]=a0({validity:t,fieldConfig:d}))':
        't&&(c[e][n]=a0({validity:t,fieldConfig:LL({...l,keyPath:n,valueMap:r,componentName:o})}))',
      'if(!c?.[t]?.[n])return;let u=h0(':
        'let up=n.replace(/\\.\\d+(\\.\\D[^.]*)*$/,``);up===n||GEe({draft:e,locale:t,keyPath:up,value:``,valueMap:i});if(!c?.[t]?.[n])return;let u=h0(',
    },
    ['GEe=({draft:e,locale:t,keyPath:n,value:r,valueMap:i})=>{', 'LL=e=>{let{collectionName:t,'],
  )

/** What still points to an entry is named as in the menu, "Files › Press kit", not "_singletons › press". */
const namesOfFiles = () => {
  const found = 'collectionLabel:n.label||c,fieldLabel:o.label||o.name,entry:t,summary:QL(n,t)'
  const changed =
    'collectionLabel:n.label||(e.collectionFile?`Files`:c),fieldLabel:o.label||o.name,entry:t,summary:e.collectionFile?.label??QL(n,t)'
  return replacing('names-of-files', { [found]: changed }, ['v2=({draft:e,entry:t,collection:n,'])
}

/** A line of an entry's history opens the publish page there, where it can be taken back, not Forgejo's page of it. */
const historyLeadsBack = () =>
  replacing('history-leads-back', { '${iX.current.repository.commitBaseURL}/': `${paths.admin.publish}#` }, [])

/**
 * Between field and file, the package reads a date by the browser's clock. In the night in which that clock skips an
 * hour, 02:30 became 03:30; the office's clock skips none. The year 26 became 1926, and in 1208 the page stood still.
 */
const datesAsTyped = () => {
  const typed = 'if(e===``)return``;if(!e)return;'
  const kept = 'if(!e)return``;let l=r?e.match(hme)'
  const toFile = 'if(a){let[w,...h]=e.split(`T`);return[w.split(`-`).reverse().join(`/`),...h].join(` `)}'
  const toField = 'if(o){let[w,...h]=e.split(` `);return[w.split(`/`).reverse().join(`-`),...h].join(`T`)}'
  const changes = {
    [`${typed}if(a){let t=EI(`]: `${typed}${toFile}if(a){let t=EI(`,
    [kept]: kept.replace('let l', () => `${toField}let l`),
  }
  return replacing('dates-as-typed', changes, ['let{format:a,dateOnly:o,', 'inputTimeZone:a,format:o,'])
}

/** Where the content cannot be read, the package offers ways to sign in that are not for staff. */
const noSignIn = () => {
  const words = 'pQ.signInError.message||e(e=>H(e,B(`The editor is opening. If it does not, load this page again.`)))'
  return replacing('no-sign-in', { 'pQ.signingIn?e(b):R(o)&&e(x,1)': words }, [])
}
