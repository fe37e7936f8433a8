import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pictureSides } from '#platform/ui/lists/picture-sides.ts'
import { no } from '#platform/work/refusal.ts'
import { formatFor, type PictureSide } from './draw-picture.ts'
import { makePictureFinder } from './find-picture.ts'
import { pictureSigner } from './picture-ports.ts'

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
