import type { FastifyReply } from 'fastify'

/** The connection dies after the deed was done: the caller cannot know. */
export function cut(reply: FastifyReply): FastifyReply {
  reply.raw.destroy()
  return reply.hijack()
}
