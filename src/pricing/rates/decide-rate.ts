import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import { lockTables } from '#pricing/quote/tables/lock-tables.ts'
import { publishRates } from './publish-rates.ts'
import { signedDecimal } from './signed-decimal.ts'

export type RateDecision = {
  readonly key: string
  readonly id: string
  readonly deed: 'agree' | 'reject'
  readonly why: string
}

/** `proposed`: a second person is still to agree. `accepted`: prices are made with it from now on. */
export type RateDecided = { readonly id: string; readonly became: 'proposed' | 'accepted' | 'rejected' }

/**
 * Decides about a rate that waits: the first who agrees proposes it, a second accepts it and it is published at once. Either
 * rejects it with a reason. Whoever typed a rate has proposed it by that. What makes no sense can only be rejected.
 */
export async function decideRate(work: Work, { key, ...wish }: RateDecision): Promise<RateDecided> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'pricing')) throw platformNo.FORBIDDEN()
  return once(work, `rate:${key}`, wish, async () => {
    await lockTables(work)
    const { id, deed, why } = wish
    const waiting = await readWaiting(work, id)
    const step = deed === 'reject' ? 'reject' : waiting.proposer === null ? 'propose' : 'accept'
    if (step !== 'reject' && !waiting.makesSense) throw no.RATE_MAKES_NO_SENSE()
    if (step === 'accept') requireSecondPerson(work, waiting.proposer)
    await work.db
      .insertInto('exchange_rate_decisions')
      .values({ reading_id: id, step, staff_id: who.id, why, at: work.now })
      .execute()
    const before = { state: waiting.proposer === null ? 'waiting' : 'proposed' }
    const after = { state: step, base: waiting.base, sell: waiting.sell }
    await audit(work, { action: `rate.${step}`, subject: `rate:${id}`, before, after, why })
    if (step === 'accept') await publishRates(work)
    return { id, became: step === 'propose' ? 'proposed' : step === 'accept' ? 'accepted' : 'rejected' }
  })
}

async function readWaiting({ db, site }: Work, id: string) {
  const reading = isId(id)
    ? await db
        .selectFrom('exchange_rate_readings')
        .select(['base', 'sell', 'buy', 'state', 'entered_by'])
        .where('id', '=', id)
        .where('site', '=', site)
        .executeTakeFirst()
    : undefined
  if (!reading) throw platformNo.NOT_FOUND()
  const steps = await db
    .selectFrom('exchange_rate_decisions')
    .select(['step', 'staff_id'])
    .where('reading_id', '=', id)
    .execute()
  if (reading.state !== 'quarantined' || steps.some(({ step }) => step !== 'propose')) throw no.RATE_DECIDED()
  const buy = reading.buy ?? reading.sell
  const makesSense =
    [buy, reading.sell].every((text) => signedDecimal(text).numerator > 0n) && !isAbove(buy, reading.sell)
  const proposer = reading.entered_by ?? steps[0]?.staff_id ?? null
  return { base: reading.base, sell: reading.sell, proposer, makesSense }
}

function isAbove(one: string, other: string): boolean {
  const [a, b] = [signedDecimal(one), signedDecimal(other)]
  return a.numerator * b.scale > b.numerator * a.scale
}
