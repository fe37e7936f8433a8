import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { readUpload } from '#platform/files/uploads.ts'
import { isWithinRate, limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import { errorBody } from './answer-error.ts'
import { isChunkError } from './pages/chunk-error.ts'

const error = z
  .union([z.string().max(4000), z.record(z.string(), z.unknown())])
  .meta({ description: 'What went wrong in the browser' })

/** So many are kept and logged of all visitors together; a fault that everybody has is known by then. */
const mostLogsOfDay = 5000

/** Browser errors (`/system-logs`) and private files (`/files/{id}`). */
export const platformApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/system-logs',
    {
      config: { access: 'public' },
      bodyLimit: 8192,
      schema: {
        summary: 'Report a browser error; those of loading a file of an older build are not kept',
        tags: ['system'],
        body: z.object({ error, path: z.string().max(500).optional() }),
        response: { 200: z.object({ data: z.object({ reference: z.string() }) }), default: errorBody },
      },
    },
    async (request) => {
      const { visit, body } = request
      await visit.write((work) => limitRate(work, `system-logs:${visit.network}`, 30, 60))
      if (isChunkError(body.error)) return { data: { reference: visit.requestId } }
      const isKept = await visit.write((work) => isWithinRate(work, 'system-logs', mostLogsOfDay, 86_400))
      if (!isKept) return { data: { reference: visit.requestId } }
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
        summary: 'A private file, for its owner and staff with its permission',
        tags: ['system'],
        params: z.object({ id: z.string() }),
        response: { 200: z.unknown().describe('The picture itself, in its own type'), default: errorBody },
      },
    },
    async (request, reply) => {
      const { visit } = request
      const permits = (permission: string) => request.server.permits(visit.who, permission)
      const file = await visit.read((work) => readUpload(work, request.params.id, permits))
      const bytes = await visit.ports.get(fileStore).read(file.path)
      if (!bytes) throw no.NOT_FOUND()
      reply
        .type(file.mediaType)
        .header('content-disposition', `inline; filename="${file.name}"`)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, no-store')
      return reply.send(bytes)
    },
  )
}
