import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { sendAgain, type WhichDead } from '#platform/background/dead-letters.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)
export const sendAgainForm = z.union([z.object({ id }), z.object({ handler: z.string().min(1).max(100) })])

/** Work that was given up is tried again at once: one piece, or all of one handler. Refuses `STALE` where it was sent already. */
export async function sendDeadAgain(work: Work, which: WhichDead): Promise<number> {
  if (!permits(work.who, 'settings')) throw no.FORBIDDEN()
  const handlers = await sendAgain(work, which)
  const [handler] = handlers
  if (handler === undefined) throw no.STALE()
  const [before, after] = [{ state: 'dead', count: handlers.length }, { state: 'waiting' }]
  await audit(work, { action: 'delivery.sendAgain', subject: `delivery:${handler}`, before, after })
  return handlers.length
}
