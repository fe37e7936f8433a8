import { fingerprint } from '#people/access/guess-limits.ts'
import type { Work } from '#platform/work/work.ts'

const limitKinds = ['signIn', 'mailCode', 'proof', 'passwordChange', 'ticket'] as const
export type LimitUsed = { readonly kind: (typeof limitKinds)[number]; readonly hits: number; readonly at: Date }

const windows = [60, 600, 900, 3600, 86_400]

/** Tries of today that count against a customer: wrong passwords, mailed codes, proofs, changes of a password, new tickets. */
export async function readLimitsUsed(
  { db, now }: Work,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<readonly LimitUsed[]> {
  const print = fingerprint(email.toLowerCase())
  const growing = (bucket: string) => windows.map((seconds) => `${bucket}:${seconds}`)
  const buckets: Readonly<Record<LimitUsed['kind'], readonly string[]>> = {
    signIn: growing(`sign-in:customer:${print}`),
    mailCode: growing(`mail-code:${print}`),
    proof: [`proof:${id}`],
    passwordChange: [`password-change:${id}`],
    ticket: [`tickets:${id}`],
  }
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'hits', 'window_start'])
    .where('bucket', 'in', Object.values(buckets).flat())
    .where('window_start', '>', new Date(now.getTime() - 86_400_000))
    .where('hits', '>', 0)
    .execute()
  return limitKinds.flatMap((kind) => {
    const own = rows.filter(({ bucket }) => buckets[kind].includes(bucket))
    if (own.length === 0) return []
    const latest = Math.max(...own.map(({ window_start }) => window_start.getTime()))
    return [{ kind, hits: Math.max(...own.map(({ hits }) => hits)), at: new Date(latest) }]
  })
}
