import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { no } from '#checkout/checkout.refusals.ts'
import { errorBody } from '#platform/answer-error.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { readMarks } from './read-marks.ts'
import { watchPayments } from './watch-payments.ts'

const everyMs = 1_000
const beatMs = 20_000
/** After this the browser asks again, and who is signed out meanwhile is not answered. */
const lastsMs = 10 * 60_000
const mostOfOne = 4

/** Tells a signed-in customer's browser, as server-sent events, which of their payments changed; what it is now it asks itself. */
export const eventsApi: FastifyPluginAsyncZod = async (app) => {
  const watch = watchPayments(everyMs)
  const open = new Map<ServerResponse, string>()
  app.addHook('preClose', async () => {
    watch.close()
    for (const stream of open.keys()) stream.end()
  })
  app.get(
    '/events',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['payments'],
        summary: 'Server-sent events: `payment` with its id whenever one of the customer’s payments changed',
        response: { 200: z.unknown().describe('text/event-stream'), default: errorBody },
      },
    },
    async ({ visit, headers: asked }, reply) => {
      if (visit.who.kind !== 'customer') throw platformNo.INVALID_TOKEN()
      if (!asked.accept?.includes('text/event-stream')) throw no.EVENT_STREAM_ONLY()
      const customerId = visit.who.id
      const mine = [...open].filter(([, id]) => id === customerId)
      for (const [oldest] of mine.slice(0, Math.max(0, mine.length - mostOfOne + 1))) oldest.end()
      reply.hijack()
      const stream = reply.raw
      reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' })
      // A proxy that gathers answers before it sends them on would hold the news back.
      reply.header('x-accel-buffering', 'no')
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) stream.setHeader(name, value)
      stream.writeHead(200)
      stream.write('retry: 3000\n\nevent: ready\ndata: {}\n\n')
      open.set(stream, customerId)
      const leave = watch.add({
        customerId,
        read: (customers) => readMarks(visit, customers),
        tell: (id) => stream.write(`event: payment\ndata: ${JSON.stringify({ id })}\n\n`),
      })
      const beat = setInterval(() => stream.write(': still here\n\n'), beatMs)
      const end = setTimeout(() => stream.end(), lastsMs)
      stream.on('close', () => {
        leave()
        clearInterval(beat)
        clearTimeout(end)
        open.delete(stream)
      })
    },
  )
}
