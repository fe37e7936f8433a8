import type { FastifyReply } from 'fastify'

/** The connection breaks after the call was carried out, so the caller cannot know the result. */
export function cut(reply: FastifyReply): FastifyReply {
  reply.raw.destroy()
  return reply.hijack()
}
