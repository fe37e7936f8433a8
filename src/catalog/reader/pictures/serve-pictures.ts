import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { z } from 'zod'
import { pictureSides } from '#platform/files/picture-sides.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { no } from '#platform/work/refusal.ts'
import { pictureFetcher, pictureSigner, pictureStore } from './picture-ports.ts'

const query = z.object({
  of: z.string().max(4000),
  by: z.string().max(64),
  w: z.coerce.number().pipe(z.literal([...pictureSides])),
})

const nothing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#8a94a0" stroke-width="2" stroke-linejoin="round"><path d="M24 10 37 17v14L24 38 11 31V17ZM11 17l13 7 13-7M24 24v14"/></svg>'

/**
 * `/pictures?of=…&by=…&w=…`: pictures of foreign shops, drawn again by us; a placeholder if a picture cannot be
 * fetched.
 */
export function servePictures(app: FastifyInstance): void {
  const find = makePictureFinder()
  app.get('/pictures', { config: { access: 'public' } }, async (request, reply) => {
    const asked = query.safeParse(request.query)
    const { visit } = request
    const source = asked.success ? visit.ports.get(pictureSigner).sourceOf(asked.data.of, asked.data.by) : null
    if (!asked.success || source === null) throw no.NOT_FOUND()
    const format = formatFor(request.headers.accept ?? '')
    const side: PictureSide = asked.data.w
    const bytes = await find(visit, { source, side, format })
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header('vary', 'accept')
    if (!bytes) return reply.type('image/svg+xml').header('cache-control', 'public, max-age=600').send(nothing)
    return reply.type(`image/${format}`).header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
}

type PictureSide = (typeof pictureSides)[number]
type PictureFormat = 'avif' | 'webp' | 'jpeg'

const readable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const mostPixels = 40_000_000

/** The best format that a browser accepts; JPEG if it does not say. */
function formatFor(accept: string): PictureFormat {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Draws the picture again, so that only its pixels remain; null if it is no picture, too large or too slow. */
async function drawPicture(sent: Buffer, side: PictureSide, format: PictureFormat): Promise<Buffer | null> {
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

type AskedPicture = { readonly source: string; readonly side: PictureSide; readonly format: PictureFormat }
type FindPicture = (visit: Pick<Visit, 'ports' | 'now'>, asked: AskedPicture) => Promise<Buffer | null>

const drawnAtOnce = 2
const waiting = 200
/** How long, and for how many sources, a failed picture is not requested again. */
const sulkMs = 10 * 60_000
const mostFailed = 2000

/** Finds a stored picture, otherwise fetches and draws it once for all who ask; null if that fails. */
function makePictureFinder(): FindPicture {
  const inTurn = limitAtOnce(drawnAtOnce, waiting)
  const underway = new Map<string, Promise<Buffer | null>>()
  const failed = new Map<string, number>()
  const draw = async (
    { ports, now }: Pick<Visit, 'ports' | 'now'>,
    { source, side, format }: AskedPicture,
    id: string,
  ) => {
    const answer = await ports.get(pictureFetcher)(source)
    const drawn = answer.ok ? await inTurn(() => drawPicture(answer.bytes, side, format)) : null
    if (drawn) await ports.get(pictureStore).keep(id, drawn)
    else {
      if (failed.size >= mostFailed) failed.clear()
      failed.set(source, now.getTime() + sulkMs)
    }
    return drawn
  }
  return async (visit, asked) => {
    const { ports, now } = visit
    const id = createHash('sha256').update(`${asked.side} ${asked.format} ${asked.source}`).digest('hex')
    const lying = await ports.get(pictureStore).read(`${id.slice(-2)}/${id}`)
    if (lying) return lying
    if ((failed.get(asked.source) ?? 0) > now.getTime()) return null
    const drawing = underway.get(id) ?? draw(visit, asked, id).finally(() => underway.delete(id))
    underway.set(id, drawing)
    return drawing
  }
}
