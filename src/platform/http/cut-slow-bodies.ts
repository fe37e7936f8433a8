import type { FastifyInstance } from 'fastify'
import { no } from '#platform/work/refusal.ts'

/** How slowly a request may arrive, in milliseconds and bytes. */
export type Patience = {
  /** For the head of a request, and for all of it with its body. */
  readonly headMs: number
  readonly wholeMs: number
  /** A body with fewer bytes than this within the time is refused. */
  readonly leastBytes: number
  readonly withinMs: number
}

/** A picture of 10 MB arrives over a bad connection within four minutes; no honest client sends less than 1 KB a second for ten seconds. */
export const usualPatience: Patience = { headMs: 15_000, wholeMs: 240_000, leastBytes: 10_240, withinMs: 10_000 }

/**
 * Refuses clients that send a body byte by byte to keep a connection open: 408, and the connection is closed. The head and
 * the whole request have limits of Node (`headersTimeout`, `requestTimeout`).
 */
export function cutSlowBodies(app: FastifyInstance, { leastBytes, withinMs }: Patience): void {
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request
    const { socket } = raw
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    // Without a body nothing more will arrive, however long the answer takes.
    // A request that a test injects has no connection.
    if (!('bytesRead' in socket) || raw.complete || (!chunked && length === '0')) return
    let before = socket.bytesRead
    const watch = setInterval(() => {
      const came = socket.bytesRead - before
      before = socket.bytesRead
      if (raw.complete) return clearInterval(watch)
      if (came >= leastBytes) return
      clearInterval(watch)
      if (!reply.sent && !reply.raw.headersSent) {
        reply.header('connection', 'close')
        reply.raw.once('finish', () => socket.destroy())
        reply.send(no.TOO_SLOW())
      } else socket.destroy()
    }, withinMs)
    watch.unref()
    for (const over of ['close', 'end'] as const) raw.once(over, () => clearInterval(watch))
  })
}
