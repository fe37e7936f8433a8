import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { pictureSides } from '#platform/ui/lists/picture-sides.ts'

export type PictureSide = (typeof pictureSides)[number]
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

const readable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const mostPixels = 40_000_000

/** What a browser says it can show; who says nothing gets a JPEG. */
export function formatFor(accept: string): PictureFormat {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** The picture drawn anew, nothing but its pixels; null for what is none, too large or too slow. */
export async function drawPicture(sent: Buffer, side: PictureSide, format: PictureFormat): Promise<Buffer | null> {
  const kind = (await fileTypeFromBuffer(sent))?.mime ?? ''
  if (!readable.includes(kind)) return null
  const drawing = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 5 })
  try {
    if (format === 'avif') return await drawing.avif({ quality: 55, effort: 2 }).toBuffer()
    if (format === 'webp') return await drawing.webp({ quality: 78 }).toBuffer()
    return await drawing.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
  } catch {
    return null
  }
}
