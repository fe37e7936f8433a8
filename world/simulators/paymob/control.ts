import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Book, lies, wellBehaved } from './book.ts'
import { releaseCallbacks } from './send-callback.ts'

const misbehaviourForm = z.object({
  lateMs: z.int().min(0).max(600_000),
  lost: z.boolean(),
  times: z.int().min(1).max(20),
  reordered: z.boolean(),
  amountOff: z.int(),
  wrongSignature: z.boolean(),
  lie: z.enum(lies),
  cutAnswer: z.enum(['none', 'charge', 'refund', 'intention']),
  failWith: z.int().min(0).max(599),
  slowMs: z.int().min(0).max(600_000),
  malformed: z.boolean(),
  takesEnded: z.boolean(),
  refusesTokens: z.boolean(),
  asksSecurityCode: z.boolean(),
})

/** The simulator's own controls; the real Paymob has none of this. */
export function control(app: FastifyInstance, book: Book): void {
  app.get('/_control', async () => ({ misbehaviour: book.misbehaviour }))

  app.post('/_control/misbehave', async (request, reply) => {
    const form = misbehaviourForm.partial().strict().safeParse(request.body)
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    book.misbehaviour = { ...wellBehaved, ...withoutUndefined(form.data) }
    return { misbehaviour: book.misbehaviour }
  })

  app.post('/_control/release', async () => {
    await releaseCallbacks(book)
    return { sent: book.sent }
  })

  app.post('/_control/reset', async () => {
    book.misbehaviour = wellBehaved
    book.intentions.clear()
    book.transactions.clear()
    book.challenges.clear()
    book.requests.length = 0
    book.sent.length = 0
    return {}
  })

  app.get('/_control/requests', async () => ({ requests: book.requests }))
  app.get('/_control/callbacks', async () => ({ sent: book.sent }))
  app.get('/_control/transactions', async () => ({ transactions: [...book.transactions.values()] }))
}

function withoutUndefined<T extends object>(given: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }
}
