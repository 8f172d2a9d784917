import { Banner, type BannerContent } from '../../ui/form/banner.tsx'

type Props = {
  content?: BannerContent | null
  error?: string | undefined
}

export function StaffBanner({ content = null, error }: Props) {
  return <Banner content={error === undefined ? content : { kind: 'error', text: error }} />
}
