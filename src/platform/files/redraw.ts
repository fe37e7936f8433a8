import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { refusals } from '#platform/work/refusal.ts'
import { redrawPdf } from './redraw-pdf.ts'

const no = refusals({
  FILE_NOT_A_PICTURE: 422,
  FILE_NOT_A_DOCUMENT: 422,
  FILE_TOO_HEAVY: 422,
  FILE_TOO_MANY_PIXELS: 422,
  FILES_WAITING: 429,
})

// Judged by the bytes, not by the name: only these types reach a decoder.
const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const mostPixels = 40_000_000
const widest = 1600

/**
 * The uploaded file redrawn as one JPEG: only its pixels remain, no location, camera data, scripts or hidden bytes. The
 * pages of a PDF, where one is allowed, are placed below each other.
 */
export async function redraw(
  sent: Uint8Array,
  { field, takesPdf }: { readonly field: string; readonly takesPdf: boolean },
): Promise<Buffer> {
  const refuse = () => no[takesPdf ? 'FILE_NOT_A_DOCUMENT' : 'FILE_NOT_A_PICTURE']({ path: field })
  const kind = (await fileTypeFromBuffer(sent))?.mime ?? ''
  if (takesPdf && kind === 'application/pdf') {
    const pages = await redrawPdf(sent)
    if (pages === 'busy') throw no.FILES_WAITING({ path: field, seconds: 30 })
    if (pages === 'too-heavy') throw no.FILE_TOO_HEAVY({ path: field })
    if (pages === 'unreadable') throw refuse()
    return stack(pages)
  }
  if (!pictures.includes(kind)) throw refuse()
  if ((await pixelsOf(sent)) > mostPixels)
    throw no.FILE_TOO_MANY_PIXELS({ path: field, megapixels: mostPixels / 1_000_000 })
  try {
    return await sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    throw refuse()
  }
}

/** By its header alone, before anything is decoded; 0 where even that is wrong. */
async function pixelsOf(sent: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return 0
  }
}

const drawnAtOnce = 2
const waiting = 200
const inTurn = limitAtOnce(drawnAtOnce, waiting)

/** How large a stored picture is, in pixels. */
export async function pictureSize(stored: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(stored).metadata()
  return { width, height }
}

/** A stored picture at this longest side, for screens that show it small; null where too many are waited for. */
export function sizedPicture(stored: Uint8Array, side: number): Promise<Buffer | null> {
  return inTurn(() =>
    sharp(stored)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  )
}

type Page = { readonly width: number; readonly height: number; readonly data: Uint8Array }

async function stack(pages: readonly Page[]): Promise<Buffer> {
  const width = Math.max(...pages.map((page) => page.width))
  const height = pages.reduce((sum, page) => sum + page.height, 0)
  let top = 0
  const layers = pages.map((page) => {
    const layer = {
      input: Buffer.from(page.data),
      raw: { width: page.width, height: page.height, channels: 4 as const },
      top,
      left: 0,
    }
    top += page.height
    return layer
  })
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer()
}
