import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { pictureSides } from '#platform/files/picture-sides.ts'
import { sizedPicture } from '#platform/files/redraw.ts'
import { readUpload } from '#platform/files/uploads.ts'
import { api } from '#platform/http/api.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import { recordError } from './errors/record-error.ts'
import { isChunkError } from './pages/chunk-error.ts'

const error = z
  .union([z.string().max(4000), z.record(z.string(), z.unknown())])
  .meta({ description: 'What went wrong in the browser' })

/** Browser errors (`/system-logs`) and private files (`/files/{id}`). */
export const platformApi = api({ tags: ['system'], access: 'public' }, (route) => {
  route({
    post: '/system-logs',
    bodyLimit: 8192,
    summary:
      'Report a browser error; those of loading a file of an older build, and those of other programs, are not kept',
    body: z.object({
      error,
      path: z.string().max(500).default(''),
      version: z.string().max(40).default('').meta({ description: 'The build that the page was made by' }),
    }),
    answer: z.object({ reference: z.string() }),
    do: async ({ visit, body, request }) => {
      await visit.write((work) => limitRate(work, `system-logs:${visit.network}`, 30, 60))
      if (isChunkError(body.error)) return { reference: visit.requestId }
      const { path, version } = body
      const seen = { kind: 'browser', text: textOf(body.error), path, version, requestId: visit.requestId } as const
      if (await visit.write((work) => recordError(work, seen))) request.log.warn({ browser: body }, 'browser error')
      return { reference: visit.requestId }
    },
  })
  route({
    get: '/files/:id',
    summary: 'A private file, for its owner and staff with its permission',
    params: z.object({ id: z.string() }),
    query: z.object({
      w: z.coerce
        .number()
        .pipe(z.literal([...pictureSides]))
        .optional()
        .meta({ description: 'The longest side in pixels; without it the whole picture' }),
    }),
    file: 'The picture itself, in its own type',
    do: async ({ visit, params, query, request }, reply) => {
      const permits = (permission: string) => request.server.permits(visit.who, permission)
      const file = await visit.read((work) => readUpload(work, params.id, permits))
      const bytes = await visit.ports.get(fileStore).read(file.path)
      if (!bytes) throw no.NOT_FOUND()
      reply
        .type(file.mediaType)
        .header('content-disposition', `inline; filename="${file.name}"`)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, no-store')
      return reply.send((query.w !== undefined && (await sizedPicture(bytes, query.w))) || bytes)
    },
  })
})

function textOf(error: string | Readonly<Record<string, unknown>>): string {
  if (typeof error === 'string') return error
  const { message, stack } = error
  return [stack, message].find((said) => typeof said === 'string') ?? JSON.stringify(error)
}
