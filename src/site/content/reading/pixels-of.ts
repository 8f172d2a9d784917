type Size = [width: number, height: number]

/** The size in pixels, from the header of a JPEG, PNG, WebP or AVIF; 0 by 0 if the header or the end is missing. */
export function pixelsOf({ buffer, byteOffset, byteLength }: Uint8Array): Size {
  const view = new DataView(buffer, byteOffset, byteLength)
  try {
    if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view)
    if (nameAt(view, 12) === 'IHDR') return sizeOfPng(view)
    return nameAt(view, 0) === 'RIFF' ? sizeOfWebP(view) : sizeOfAvif(view)
  } catch {
    // The file ends too early.
    return none
  }
}

const none: Size = [0, 0]

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** Skips the segments before the frame's header: a camera's may hold a small picture of its own. */
function sizeOfJpeg(view: DataView): Size {
  for (let at = 2; ; ) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) {
      for (let end = at; view.getUint16(end) !== 0xffd9; ) end += 1
      return [view.getUint16(at + 7), view.getUint16(at + 5)]
    }
    // Any number of 0xff may fill the space before a marker.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
}

function sizeOfPng(view: DataView): Size {
  for (let at = 8; nameAt(view, at + 4) !== 'IEND'; ) at += 12 + view.getUint32(at)
  return [view.getUint32(16), view.getUint32(20)]
}

function sizeOfWebP(view: DataView): Size {
  if (8 + view.getUint32(4, true) > view.byteLength) return none
  const kind = nameAt(view, 12)
  const inThreeBytes = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return [inThreeBytes(24), inThreeBytes(27)]
  if (kind === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  const packed = view.getUint32(21, true)
  return [1 + (packed & 0x3fff), 1 + ((packed >> 14) & 0x3fff)]
}

/** The widest of its pictures: there may be tiles and a mask. */
function sizeOfAvif(view: DataView): Size {
  // A size of 0 means to the end of the file; 1, that a longer size follows.
  for (let at = 0, size = 2; size > 1 && at !== view.byteLength; at += size) {
    size = view.getUint32(at)
    if (at + size > view.byteLength) return none
  }
  let widest = none
  for (let at = 0; at + 16 <= Math.min(view.byteLength, 65_536); at += 1) {
    if (nameAt(view, at) !== 'ispe') continue
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (width > widest[0]) widest = [width, height]
  }
  return widest
}
