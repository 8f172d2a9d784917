import { type PictureName, picture } from './catalogue.ts'

export function PartnerLogo({ partner, className }: { partner: { slug: string }; className?: string }) {
  const { width, height, src, alt } = picture(`partners/${partner.slug}` as PictureName)
  return (
    <span className="partner-logo">
      <img src={src} width={width} height={height} alt={alt} loading="lazy" className={className} />
    </span>
  )
}
