import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Book, clockOf, wellBehaved } from './book.ts'
import { expireOrders } from './change-order.ts'
import { lies } from './lies.ts'
import { newsOf, releaseNotifications } from './notify.ts'
import type { FawrySimulatorOptions } from './options.ts'

const misbehaviourForm = z.object({
  lateMs: z.int().min(0).max(600_000).default(wellBehaved.lateMs),
  lost: z.boolean().default(wellBehaved.lost),
  times: z.int().min(1).max(20).default(wellBehaved.times),
  reordered: z.boolean().default(wellBehaved.reordered),
  amountOff: z.int().default(wellBehaved.amountOff),
  wrongSignature: z.boolean().default(wellBehaved.wrongSignature),
  lie: z.enum(lies).default(wellBehaved.lie),
  oldNotifications: z.boolean().default(wellBehaved.oldNotifications),
  cutAnswer: z.enum(['none', 'charge', 'page', 'refund', 'cancel']).default(wellBehaved.cutAnswer),
  failWith: z.int().min(0).max(599).default(wellBehaved.failWith),
  slowMs: z.int().min(0).max(600_000).default(wellBehaved.slowMs),
  malformed: z.boolean().default(wellBehaved.malformed),
  takesEnded: z.boolean().default(wellBehaved.takesEnded),
})
const advanceForm = z.object({ ms: z.int().min(0) })

/** The simulator's own controls; the real Fawry has none of this. */
export function control(app: FastifyInstance, book: Book, options: FawrySimulatorOptions): void {
  app.get('/_control', async () => ({ misbehaviour: book.misbehaviour, now: new Date(clockOf(book)) }))

  app.post('/_control/misbehave', async (request, reply) => {
    const form = misbehaviourForm.strict().safeParse(request.body ?? {})
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    book.misbehaviour = form.data
    return { misbehaviour: book.misbehaviour }
  })

  app.post('/_control/advance', async (request) => {
    book.ahead += advanceForm.parse(request.body).ms
    await expireOrders(book, options)
    return { now: new Date(clockOf(book)) }
  })

  app.post('/_control/release', async () => {
    await releaseNotifications(book)
    return { sent: book.sent }
  })

  app.post('/_control/reset', async () => {
    book.misbehaviour = wellBehaved
    book.ahead = 0
    book.orders.clear()
    book.requests.length = 0
    book.sent.length = 0
    return {}
  })

  // The notification of an order in its present state, for a test that sends it itself.
  app.get('/_control/tell', async (request, reply) => {
    const { reference } = z.object({ reference: z.string() }).parse(request.query)
    const order = book.orders.get(reference)
    return order ? newsOf(book, order, options.secureKey) : reply.code(404).send({})
  })

  app.get('/_control/requests', async () => ({ requests: book.requests }))
  app.get('/_control/notifications', async () => ({ sent: book.sent }))
  app.get('/_control/orders', async () => ({ orders: [...book.orders.values()] }))
}
