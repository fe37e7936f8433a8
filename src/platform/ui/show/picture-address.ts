import { pictureSides } from '#platform/files/picture-sides.ts'

/** The address of a picture at least this many pixels long: ours are drawn in a few sizes, other pictures have only their own. */
export function pictureAddress(src: string, pixels: number): string {
  return isDrawn(src) ? sized(src, pictureSides.find((side) => side >= pixels) ?? pictureSides.at(-1)!) : src
}

/** The `srcset` of a picture that we draw, from this side up; undefined for other pictures. */
export function pictureAddresses(src: string, from = 320): string | undefined {
  if (!isDrawn(src)) return undefined
  return pictureSides
    .filter((side) => side >= from)
    .map((side) => `${sized(src, side)} ${side}w`)
    .join(', ')
}

/** A picture as a product's page shows it; the first one is the large one. */
export function galleryPicture(image: string, isFirst = true) {
  return {
    src: pictureAddress(image, 640),
    srcSet: pictureAddresses(image),
    sizes: isFirst ? '(min-width: 64rem) 41rem, 100vw' : '(min-width: 64rem) 20rem, 100vw',
  }
}

// Those of our proxy, and the private photos of our own store.
function isDrawn(src: string): boolean {
  return src.startsWith('/pictures?') || src.startsWith('/api/files/')
}

function sized(src: string, side: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${side}`
}
