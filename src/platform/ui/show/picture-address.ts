import { pictureSides } from '#platform/ui/lists/picture-sides.ts'

/** The address of a picture at least this many pixels long: our proxy draws a few sizes, other pictures have only their own. */
export function pictureAddress(src: string, pixels: number): string {
  return isDrawn(src) ? `${src}&w=${pictureSides.find((side) => side >= pixels) ?? pictureSides.at(-1)}` : src
}

/** The `srcset` of a picture from our proxy, from this side up; undefined for other pictures. */
export function pictureAddresses(src: string, from = 320): string | undefined {
  if (!isDrawn(src)) return undefined
  return pictureSides
    .filter((side) => side >= from)
    .map((side) => `${src}&w=${side} ${side}w`)
    .join(', ')
}

function isDrawn(src: string): boolean {
  return src.startsWith('/pictures?')
}
