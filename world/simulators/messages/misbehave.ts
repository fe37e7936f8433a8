import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Book, SimulatedCompany } from './book.ts'

/** Answers a call as well or as badly as the simulator is set to. */
export async function misbehave(
  book: Book,
  company: SimulatedCompany,
  reply: FastifyReply,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const { of, slowMs, failWith } = book.mood
  if (of !== 'all' && of !== company) return act()
  if (slowMs > 0) await wait(slowMs, undefined, { ref: false })
  if (failWith > 0) return reply.code(failWith).send({ message: 'simulated failure' })
  return act()
}

/** The connection ends instead of an answer. */
export function cutAnswer(reply: FastifyReply): FastifyReply {
  reply.raw.socket?.destroy()
  return reply.hijack()
}
