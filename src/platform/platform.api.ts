import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from './answer-error.ts'
import { fileStore } from './files.ts'
import { isId } from './id.ts'
import { limitRate } from './limit-rate.ts'
import { no } from './refusal.ts'

const error = z
  .union([z.string().max(4000), z.record(z.string(), z.unknown())])
  .meta({ description: 'What went wrong in the browser' })

/** Browser errors (`/system-logs`) and private pictures (`/files/{id}`). */
export const platformApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/system-logs',
    {
      config: { access: 'public' },
      bodyLimit: 8192,
      schema: {
        summary: 'Report a browser error',
        tags: ['system'],
        body: z.object({ error, path: z.string().max(500).optional() }),
        response: { 200: z.object({ data: z.object({ reference: z.string() }) }), default: errorBody },
      },
    },
    async (request) => {
      const { visit, body } = request
      await visit.write((work) => limitRate(work, `system-logs:${visit.ip}`, 30, 60))
      await visit.write((work) =>
        work.db
          .insertInto('system_logs')
          .values({
            at: work.now,
            site: work.site,
            actor_id: work.who.id,
            entry: JSON.stringify({ ...body, requestId: visit.requestId }),
          })
          .execute(),
      )
      request.log.warn({ browser: body }, 'browser error')
      return { data: { reference: visit.requestId } }
    },
  )
  app.get(
    '/files/:id',
    {
      config: { access: 'public' },
      schema: {
        summary: 'A private picture, for its owner and staff',
        tags: ['system'],
        params: z.object({ id: z.string() }),
        response: { 200: z.unknown().describe('The picture itself, in its own type'), default: errorBody },
      },
    },
    async (request, reply) => {
      const { visit } = request
      if (!isId(request.params.id)) throw no.NOT_FOUND()
      const file = await visit.read((work) =>
        work.db.selectFrom('stored_files').selectAll().where('id', '=', request.params.id).executeTakeFirst(),
      )
      const allowed =
        file && (visit.who.kind === 'staff' || (visit.who.kind === 'customer' && visit.who.id === file.owner_id))
      if (!allowed) throw no.NOT_FOUND()
      reply
        .type(file.media_type)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, max-age=3600')
      return reply.send(visit.ports.get(fileStore).open(file.path))
    },
  )
}
