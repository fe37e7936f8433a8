import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { pictureSides } from '#platform/ui/lists/picture-sides.ts'

export type PictureSide = (typeof pictureSides)[number]
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

const readable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const mostPixels = 40_000_000

/** The best format that a browser accepts; JPEG if it does not say. */
export function formatFor(accept: string): PictureFormat {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Draws the picture again, so that only its pixels remain; null if it is no picture, too large or too slow. */
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
