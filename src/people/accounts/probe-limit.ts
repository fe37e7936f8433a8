import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, limitGrowing, takeBackTry } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'

const ceiling: Ceiling = [
  [5, 900],
  [10, 3600],
  [20, 86_400],
]
const telling: ReadonlySet<string> = new Set(['EMAIL_TAKEN', 'PHONE_TAKEN'])

/**
 * Around an act that may say that an email or a phone is another account's (specification §5): five such answers, then a
 * pause, for a network and for an account. An act that says nothing of the kind is not counted.
 */
export async function limitProbes<Answer>(visit: Visit, act: () => Promise<Answer>): Promise<Answer> {
  const buckets = [
    `probe:from:${visit.network}`,
    ...(visit.who.kind === 'customer' ? [`probe:by:${visit.who.id}`] : []),
  ]
  await visit.write(async (work) => {
    for (const bucket of buckets) await limitGrowing(work, bucket, ceiling)
  })
  let hasTold = false
  try {
    return await act()
  } catch (refused) {
    hasTold = isRefusal(refused) && telling.has(refused.code)
    throw refused
  } finally {
    if (!hasTold) {
      await visit.write(async (work) => {
        for (const bucket of buckets) await takeBackTry(work, bucket, ceiling)
      })
    }
  }
}
