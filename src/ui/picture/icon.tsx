import arrowLeft from '@tabler/icons/outline/arrow-left.svg?raw'
import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw'
import arrowUpRight from '@tabler/icons/outline/arrow-up-right.svg?raw'
import facebook from '@tabler/icons/outline/brand-facebook.svg?raw'
import instagram from '@tabler/icons/outline/brand-instagram.svg?raw'
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw'
import whatsapp from '@tabler/icons/outline/brand-whatsapp.svg?raw'
import youtube from '@tabler/icons/outline/brand-youtube.svg?raw'
import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import mail from '@tabler/icons/outline/mail.svg?raw'
import mapPin from '@tabler/icons/outline/map-pin.svg?raw'
import menu from '@tabler/icons/outline/menu-2.svg?raw'
import phone from '@tabler/icons/outline/phone.svg?raw'
import pause from '@tabler/icons/outline/player-pause.svg?raw'
import play from '@tabler/icons/outline/player-play.svg?raw'
import sales from '@tabler/icons/outline/receipt.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'

const drawings = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'chevron-down': chevronDown,
  close,
  facebook,
  instagram,
  linkedin,
  mail,
  'map-pin': mapPin,
  menu,
  pause,
  phone,
  play,
  sales,
  whatsapp,
  youtube,
}
export type IconName = keyof typeof drawings

/** A decorative line icon in the colour of the text. The words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes(drawings[name])} />
    </svg>
  )
}

/** Joins the file's shapes into one path and drops its invisible frame. Every shape starts with an absolute `M`. */
function strokes(file: string) {
  const shapes = [...file.matchAll(/<path d="([^"]+)"/g)].map(([, shape]) => shape)
  return shapes.join('')
}
