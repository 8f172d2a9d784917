import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { paths } from '../../src/paths.ts'
import { type Collection as Folder, kinds, type Single } from '../../src/site/content/kinds.ts'
import { pictureRules } from '../../src/site/content/reading/picture-fault.ts'
import { picture } from '../../src/ui/picture/catalogue.ts'
import { fieldsOf } from './fields.ts'
import { labelOf } from './labels.ts'

const root = 'src/site/content'

type Words = {
  label: string
  one: string
  icon: string
  /** The field that names an entry in lists, and its file. */
  title: string
  /** Where an entry is to be seen, if it has a page of its own. */
  page?: string
  /** Why entries cannot be made or deleted here. */
  fixed?: string
  /** What limits new ones. */
  hint?: string
}

/** Every folder of content as the editor shows it, the most used first. */
const folders: Record<string, Words> = {
  news: { label: 'Stories', one: 'story', icon: 'newspaper', title: 'heading', page: paths.article('{{slug}}') },
  jobs: { label: 'Jobs', one: 'job', icon: 'work', title: 'title', page: paths.job('{{slug}}') },
  partners: {
    label: 'Partners',
    one: 'partner',
    icon: 'handshake',
    title: 'name',
    hint: 'There is one for-profit partner. To replace it, change its entry.',
  },
  team: {
    label: 'Team',
    one: 'team member',
    icon: 'groups',
    title: 'title',
    hint: 'Six to eight people: with eight, delete one before you add another. A new one needs a photograph.',
  },
  brands: {
    label: 'Brands',
    one: 'brand',
    icon: 'storefront',
    title: 'name',
    page: paths.brand('{{slug}}'),
    fixed: 'A new brand needs a badge and a picture that are drawn for it. Ask a developer to add or remove one.',
  },
  domains: {
    label: 'Industries',
    one: 'industry',
    icon: 'category',
    title: 'name',
    page: paths.domain('{{slug}}'),
    fixed: 'Each industry has a picture that is drawn for it. Ask a developer to add or remove one.',
  },
  places: { label: 'Places', one: 'place', icon: 'public', title: 'name' },
  sectors: {
    label: 'Sectors',
    one: 'sector',
    icon: 'theater_comedy',
    title: 'name',
    fixed: 'There are always four: change one instead.',
  },
  values: {
    label: 'Values',
    one: 'value',
    icon: 'favorite',
    title: 'title',
    fixed: 'There are always five: change one instead.',
  },
}

const singles: Record<string, string> = {
  home: 'Home',
  story: 'Our Story',
  community: 'Our Community',
  focus: 'Our Focus',
  ourTeam: 'Our Team',
  newsroom: 'Newsroom',
  careers: 'Careers',
  contact: 'Contact',
  foundationPage: 'Foundation',
  brandPages: 'Brand pages',
  press: 'Press kit',
  salalPoint: 'Salal Point',
  asking: 'Asking about a page',
  privacy: 'Privacy',
  notFound: 'Page not found',
  contactInfo: 'Address and phone',
  company: 'Company',
  facts: 'Facts used on several pages',
}

/** Their words are spread over many pages, so no one page could show a draft. */
const scattered = ['facts', 'asking']

/** What the editor is told of the content, made from the schemas that check it. */
export function editorConfig(): CmsConfig {
  const all: [string, Single | Folder][] = Object.entries(kinds)
  return {
    load_config_file: false,
    backend: {
      name: 'gitea',
      repo: 'forager/website',
      branch: 'main',
      commit_messages: { create: 'Add {{collection}} “{{slug}}”', update: 'Change {{collection}} “{{slug}}”' },
    },
    app_title: 'Forager: publish',
    logo: { src: picture('icons/icon').src },
    media_folder: `${root}/photographs`,
    public_folder: '/photographs',
    media_libraries: {
      default: { config: { max_file_size: pictureRules.photographs.most * 1_000_000, slugify_filename: true } },
      stock_assets: false,
    },
    logout_redirect_url: paths.admin.publish,
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none', indent_size: 2, indent_sequences: true } },
    collections: inOrder(folders, all).map(([name, kind]) => collectionOf(name, kind as Folder)),
    singletons: inOrder(singles, all).map(([name, kind]) => fileOf(name, kind as Single)),
  }
}

/** Kinds that have no words here come last, under their own names. */
function inOrder(words: object, all: [string, Single | Folder][]) {
  const order = Object.keys(words)
  const own = all.filter(([, kind]) => 'folder' in kind === (words === folders))
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return own.sort(([one], [other]) => rank(one) - rank(other))
}

function collectionOf(name: string, { page: list, folder, schema, body }: Folder): Collection {
  const words = folders[name] ?? { label: labelOf(name), one: labelOf(name), icon: 'article', title: 'name' }
  const { label, one, icon, title, page = list, fixed, hint = fixed } = words
  return {
    name,
    label,
    label_singular: one,
    icon,
    ...(hint && { description: hint }),
    folder: `${root}/${folder}`,
    format: body ? 'yaml-frontmatter' : 'yaml',
    extension: body ? 'md' : 'yaml',
    ...(body && { body_field: { key: body } }),
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: `{{${title}}}`,
    create: !fixed,
    delete: !fixed,
    preview_path: page,
    aliases_field: false,
    editor: { preview: false },
    fields: [previewOf({ kind: name, title, ...(body && { body }) }), ...fieldsOf(schema, ['slug'])],
  }
}

function fileOf(name: string, { page, file, schema }: Single): CollectionFile {
  return {
    name,
    label: singles[name] ?? labelOf(name),
    icon: 'description',
    file: `${root}/${file}`,
    format: 'yaml',
    preview_path: page,
    editor: { preview: false },
    fields: [...(scattered.includes(name) ? [] : [previewOf({ kind: name })]), ...fieldsOf(schema)],
  }
}

/** The button that shows an entry in its page. It is not a field of the file and has no value. */
function previewOf(draft: { kind: string; title?: string; body?: string }) {
  return { name: 'preview', label: 'Preview', widget: 'preview', required: false, ...draft } as Field
}
