import { readBalance } from '#money/wallet/read-wallet.ts'
import { system } from '#platform/work/work.ts'
import type { Tally } from '#world/proofs/tally.ts'
import type { As } from './story.ts'
import { type CallbackRun, tellStories } from './tell-stories.ts'

/**
 * Sends callbacks for payments of every gateway method in any order, late, twice, wrong, after their end or never: each
 * transaction is booked to the customer once, what does not match is wholly in suspense, and forged or lying messages
 * move nothing.
 */
export async function tellCallbacks(run: CallbackRun): Promise<Tally> {
  const start = performance.now()
  const before = await readSuspense(run.as)
  const { faults: found, unmatched, lost, doubled, ...counted } = await tellStories(run)
  const after = await readSuspense(run.as)
  const faults = [...found]
  for (const [name, minor] of before) {
    const told = minor + (unmatched.get(name) ?? 0n)
    if (after.get(name) !== told) faults.push(`${name} holds ${after.get(name)}, told of ${told}`)
  }
  const seconds = (performance.now() - start) / 1000
  return { name: 'callbacks', counted, lost, doubled, negative: 0, unbalanced: 0, faults, seconds }
}

async function readSuspense(as: As): Promise<ReadonlyMap<string, bigint>> {
  const found = new Map<string, bigint>()
  for (const provider of ['paymob', 'fawry'] as const)
    for (const site of ['eg', 'ae'] as const) {
      const { minor, currency } = await as(system, (work) => readBalance({ ...work, site }, `suspense:${provider}`))
      found.set(`${provider} ${currency}`, minor)
    }
  return found
}
