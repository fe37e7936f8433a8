import { createHash } from 'node:crypto'
import { data, type LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { readSharePicture } from './read-share-picture.ts'

const drawnAtOnce = 1
const waiting = 20
const inTurn = limitAtOnce(drawnAtOnce, waiting)
// Pictures by what they say: a changed price is another one. At most 24 MB.
const drawn = lruCache<Buffer>(24_000_000, (bytes) => bytes.length)

/** The picture of a shared page, drawn once for all who ask; nobody waits behind more than twenty others. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lang, file } = params
  const name = /^([a-z0-9-]{1,60})\.png$/.exec(file ?? '')?.[1]
  if (name === undefined || (lang !== 'ar' && lang !== 'en')) throw data(null, { status: 404 })
  const picture = await readSharePicture(visitOf(context), lang, name)
  const seen = 'photo' in picture.shown ? picture.shown.photo : picture.shown.scene
  const { title, note, price } = picture
  const id = createHash('sha256')
    .update(JSON.stringify([lang, title, note, price]))
    .update(seen)
    .digest('hex')
  const bytes =
    drawn.get(id) ?? (await inTurn(async () => drawn.get(id) ?? drawn.set(id, await drawSharePicture(picture))))
  if (bytes === null) return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  })
}
