import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { api } from '#platform/http/api.ts'
import { no } from '#platform/work/refusal.ts'
import { readPicturePath } from './read-pictures.ts'

/** Pictures of texts, for everybody. */
export const contentPicturesApi = api({ tags: ['content'], access: 'public' }, (route) => {
  route({
    get: '/content/pictures/:id',
    summary: 'An image that a text of the site shows',
    params: z.object({ id: z.string() }),
    file: 'The image itself, a JPEG',
    do: async ({ visit, params }, reply) => {
      const path = await visit.query((work) => readPicturePath(work, params.id))
      const bytes = path && (await visit.ports.get(fileStore).read(path))
      if (!bytes) throw no.NOT_FOUND()
      reply
        .type('image/jpeg')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('cache-control', 'public, max-age=31536000, immutable')
      return reply.send(bytes)
    },
  })
})
