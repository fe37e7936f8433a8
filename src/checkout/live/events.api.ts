import { sql } from 'kysely'
import { z } from 'zod'
import { newsWire } from '#platform/background/news-wire.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { type EventStream, knownUntil, openStreams } from './event-stream.ts'
import { type Listener, type NewsHub, openNewsHub } from './news-hub.ts'
import { type PaymentMark, watchPayments } from './watch-payments.ts'

const everyMs = 1_000
const since = z.string().max(20).optional().describe('What happened after this moment is told first (milliseconds)')

/** The marks of these customers' payments of the last days: status, code and the number of steps so far. */
function readMarks(visit: Visit, customers: readonly string[]): Promise<readonly PaymentMark[]> {
  return visit.query(async ({ db, now }) => {
    const since = new Date(now.getTime() - 5 * 86_400_000)
    const { rows } = await sql<PaymentMark>`
      select payment.id, payment.customer_id as "customerId", concat_ws(' ', payment.status, payment.code,
        (select max(history.id) from payment_history history where history.payment_id = payment.id)) as mark
      from payments payment
      where payment.customer_id = any(${customers}::uuid[]) and payment.created_at > ${since}
    `.execute(db)
    return rows
  })
}

/**
 * Tells browsers, as server-sent events, that something of theirs changed; what it is now they ask themselves. A customer
 * hears of their own orders, requests and payments; staff hear that something of their site moved.
 */
export const eventsApi = api({ tags: ['payments'] }, (route, app) => {
  const watch = watchPayments(everyMs)
  const streams = openStreams()
  let hub: NewsHub | null = null
  // The first who listens opens it: only then is there a visit that knows the database.
  const hubOf = ({ ports, query }: Visit) => {
    hub ??= openNewsHub({ query, wire: ports.get(newsWire) })
    return hub
  }
  app.addHook('preClose', async () => {
    watch.close()
    hub?.close()
    streams.close()
  })
  const listen = (visit: Visit, stream: EventStream, whose: Listener['whose'], from: Date | null) => {
    const leave = hubOf(visit).add(
      {
        whose,
        token: visit.token ?? '',
        tell: ({ name, order, at }) => stream.send('news', { name, order }, at),
        missed: () => stream.send('news', { name: 'missed', order: null }),
        beat: stream.beat,
        end: () => {
          stream.send('over', {})
          stream.end()
        },
      },
      from,
    )
    stream.onClose(leave)
  }
  route({
    get: '/events',
    access: 'customer',
    summary:
      'Server-sent events: `news` whenever something of the customer’s changed, `payment` with its id for each of their payments',
    query: z.object({ since, payments: z.enum(['yes', 'no']).default('yes') }),
    file: 'text/event-stream',
    do: async ({ visit, query, request }, reply) => {
      if (visit.who.kind !== 'customer') throw platformNo.INVALID_TOKEN()
      const customerId = visit.who.id
      const stream = streams.open({ request, reply }, customerId)
      const ready = () => stream.send('ready', {}, visit.now)
      if (query.payments === 'yes') {
        const leave = watch.add({
          customerId,
          read: (customers) => readMarks(visit, customers),
          begun: ready,
          tell: (id) => stream.send('payment', { id }),
        })
        stream.onClose(leave)
      } else ready()
      listen(visit, stream, { kind: 'customer', id: customerId }, knownUntil(request))
    },
  })
  route({
    get: '/ops/events',
    access: 'staff:overview',
    tags: ['ops'],
    summary: 'Server-sent events: `news` whenever something of this site moved',
    query: z.object({ since }),
    file: 'text/event-stream',
    do: async ({ visit, request }, reply) => {
      if (visit.who.kind !== 'staff') throw platformNo.INVALID_TOKEN()
      const stream = streams.open({ request, reply }, visit.who.id)
      stream.send('ready', {}, visit.now)
      listen(visit, stream, { kind: 'staff', site: visit.site }, knownUntil(request))
    },
  })
})
