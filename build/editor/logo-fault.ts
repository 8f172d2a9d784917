import { inkFault, shapeFault } from '../logo-limits.ts'

const height = 120

/** Returns faults that show only once a logo is drawn. The build would stop at them, with every other change. */
export async function logoFault(path: string, base64: string): Promise<string | undefined> {
  const isSvg = path.endsWith('.svg')
  const image = new Image()
  image.src = isSvg ? `data:image/svg+xml;base64,${btoa(withSize(atob(base64)))}` : `data:image/png;base64,${base64}`
  try {
    await image.decode()
  } catch {
    return 'cannot be read as a picture'
  }
  const { naturalWidth, naturalHeight } = image
  const fault = shapeFault(naturalWidth, naturalHeight)
  if (fault) return fault
  const width = Math.ceil((naturalWidth / naturalHeight) * height)
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  context?.drawImage(image, 0, 0, width, height)
  return inkFault(context?.getImageData(0, 0, width, height).data ?? [], isSvg ? undefined : width)
}

/** Firefox draws no SVG that has only a viewBox. */
const withSize = (svg: string) =>
  /<svg[^>]*\swidth=/.test(svg)
    ? svg
    : svg.replace(/<svg(?=[^>]*\sviewBox=["']\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+))/, '<svg width="$1" height="$2"')
