import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * A simulator's `/_control` and `/_control/mood`: what is not given goes back to how it behaves well. Names and values it does
 * not know are refused.
 */
export function setMood<Mood extends object>(
  app: FastifyInstance,
  book: { mood: Mood },
  wellBehaved: Mood,
  form: z.ZodObject,
): void {
  app.get('/_control', async () => ({ mood: book.mood }))
  app.post('/_control/mood', async ({ body }, reply) => {
    const read = form
      .partial()
      .strict()
      .safeParse(body ?? {})
    if (!read.success) return reply.code(422).send(z.flattenError(read.error))
    const given = Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined))
    book.mood = { ...wellBehaved, ...given }
    return { mood: book.mood }
  })
}
