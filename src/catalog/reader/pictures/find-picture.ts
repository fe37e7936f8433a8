import { createHash } from 'node:crypto'
import type { Visit } from '#platform/http/visit.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { drawPicture, type PictureFormat, type PictureSide } from './draw-picture.ts'
import { pictureFetcher, pictureStore } from './picture-ports.ts'

type AskedPicture = { readonly source: string; readonly side: PictureSide; readonly format: PictureFormat }
export type FindPicture = (visit: Pick<Visit, 'ports' | 'now'>, asked: AskedPicture) => Promise<Buffer | null>

const drawnAtOnce = 2
const waiting = 200
/** How long, and for how many sources, a failed picture is not requested again. */
const sulkMs = 10 * 60_000
const mostFailed = 2000

/** Finds a stored picture, otherwise fetches and draws it once for all who ask; null if that fails. */
export function makePictureFinder(): FindPicture {
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
