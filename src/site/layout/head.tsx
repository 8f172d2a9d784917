import type { Thing } from 'schema-dts'
import { isForStaff, paths } from '../../paths.ts'
import { inks } from '../../ui/base/inks.ts'
import { fontUrls, picture } from '../../ui/picture/catalogue.ts'
import printed from '../../ui/printed/previews.json' with { type: 'json' }
import { company, newsroom } from '../content/content.ts'
import { clientAssets } from '../rendering/browser-files.ts'
import { inlineStyles } from '../rendering/built-pages.ts'
import { loading } from '../rendering/load-script.ts'
import type { PageMeta, PrivateMeta } from './page-meta.ts'
import { toDataBlock } from './structured-data.ts'

type Props = {
  meta: PrivateMeta
  isPrivate: boolean
  entity: Thing | undefined
  beacon: string | undefined
}

export function Head({ meta, isPrivate, entity, beacon }: Props) {
  const styles = inlineStyles(meta.pathname)
  const description = meta.content.join(' ')
  const url = company.origin + meta.pathname
  const image = openGraphImage(meta)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        // The inbox keeps its composer above the keyboard of a phone.
        content={`width=device-width, initial-scale=1${isForStaff(meta.pathname) ? ', interactive-widget=resizes-content' : ''}`}
      />
      <title>{meta.title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={meta.published ? 'article' : 'website'} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={company.origin + image.src} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={inks.ink} />
      <link rel="icon" href={picture('icons/icon').src} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={picture('icons/apple-touch-icon').src} />
      <link rel="manifest" href={paths.manifest} />
      <link rel="alternate" href={paths.newsRss} type="application/rss+xml" title={newsroom.feed} />
      <link rel="alternate" href={paths.newsJson} type="application/feed+json" title={newsroom.feed} />
      {fontUrls.map((href) => (
        // In addition to the `Link` header: browsers briefly delay the first paint for these only.
        <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
      ))}
      {styles === undefined ? (
        clientAssets.styles.map((href) => (
          // The precedence makes React place it before the module preloads.
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's part of the site's own style sheet
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      )}
      {styles === undefined ? (
        <script type="module" src={clientAssets.script} fetchPriority="low" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: one line of this project's own, known to the policy
        <script dangerouslySetInnerHTML={{ __html: loading(clientAssets.script) }} />
      )}
      {isForStaff(meta.pathname) && <script async src={paths.pressOnce} />}
      {beacon && !isPrivate && (
        <script type="module" async src={clientAssets.vitals} fetchPriority="low" data-beacon={beacon} />
      )}
      {!isPrivate && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, in which entities would stay as they are
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toDataBlock(meta, entity) }} />
      )}
    </head>
  )
}

const previews: Record<string, { file: string; width: number; height: number; alt: string } | undefined> = printed

/** A page's link preview. Staff pages, which nobody shares, have the home page's, and all forms have one. */
export const openGraphImage = ({ pathname: path }: Pick<PageMeta, 'pathname'>) => {
  const pathname = isForStaff(path) ? paths.home : path.startsWith(paths.ask('/')) ? paths.contact : path
  const preview = previews[pathname]
  if (!preview) throw new Error(`${pathname} has no printed preview: run \`npm run art\`.`)
  return { ...preview, src: `/${preview.file}` }
}
