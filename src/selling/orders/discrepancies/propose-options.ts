import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { largerOf } from '#platform/values/amounts/round.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import { announce } from '#platform/work/announce.ts'
import { mayMove } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { type Discrepancy, lockDiscrepancy, moveDiscrepancy, readDiscrepancyRule } from './discrepancy.ts'
import type { OptionKind } from './discrepancy-kinds.ts'
import { type OptionWish, type PricedOption, priceOptions } from './price-options.ts'

export type Proposal = {
  readonly key: string
  readonly number: string
  readonly options: readonly OptionWish[]
  /** What happens without an answer. */
  readonly defaultKind: OptionKind
  /** Working days to answer; null: the site's rule. */
  readonly days: number | null
  /** The text for the customer, in their language. */
  readonly said: string
}
export type Proposed = { readonly number: string; readonly isSent: boolean }

/** Support offers two to four options for a case, priced to the last piastre; large amounts need a second person first. */
export async function proposeOptions(work: Work, { key, ...proposal }: Proposal): Promise<Proposed> {
  requireProof(work)
  if (!mayMove(work.who, ['support'])) throw platformNo.FORBIDDEN()
  return once(work, key, proposal, async () => {
    const { number, options, defaultKind, said } = proposal
    refuseUnclear(options, defaultKind)
    const locked = await lockDiscrepancy(work, number)
    const { found } = locked
    if (found.state !== 'open') throw no.DISCREPANCY_NOT_ALLOWED({ state: found.state, event: 'propose' })
    const priced = await priceOptions(work, locked, options)
    const rule = await readDiscrepancyRule(work)
    const round = found.round + 1
    await keepOptions(work, found.id, round, priced)
    const facts = { round, said, days: proposal.days ?? rule.workingDays, default_kind: defaultKind, reminded_at: null }
    const isSent = mostGiven(priced) < rule.twoPeopleFromMinor
    if (isSent) await send(work, found, 'propose', { ...facts, drafted_by: null })
    else {
      const none = { proposed_by: null, proposed_at: null, until: null }
      await moveDiscrepancy(work, found, 'draft', { note: said, facts: { ...facts, ...none, drafted_by: work.who.id } })
      const before = { state: found.state, round: found.round }
      const after = { state: 'drafted', round, options: told(priced) }
      await audit(work, { action: 'discrepancy.draft', subject: `discrepancy:${number}`, before, after })
    }
    return { number, isSent }
  })
}

/** The draft that a colleague approves: the one they saw. */
export type Approval = { readonly key: string; readonly number: string; readonly round: number }

/** Another support member approves a colleague's draft, and the customer is asked. */
export async function approveProposal(work: Work, { key, ...approval }: Approval): Promise<Proposed> {
  requireProof(work)
  return once(work, key, approval, async () => {
    const { number, round } = approval
    const { found } = await lockDiscrepancy(work, number)
    if (found.state === 'drafted' && found.round !== round) throw no.DISCREPANCY_CHANGED()
    if (found.state === 'drafted') requireSecondPerson(work, found.drafted_by)
    await send(work, found, 'approve', { days: found.days })
    return { number, isSent: true }
  })
}

type Terms = {
  readonly round?: number
  readonly said?: string
  readonly days: number | null
  readonly default_kind?: OptionKind
  readonly drafted_by?: null
  readonly reminded_at?: null
}

async function send(work: Work, found: Discrepancy, event: 'propose' | 'approve', terms: Terms): Promise<void> {
  const days = terms.days ?? (await readDiscrepancyRule(work)).workingDays
  const until = afterWorkingDays(work.now, days, officeCalendar(work.site, await readBankHolidays(work)))
  const facts = { ...terms, proposed_by: work.who.id, proposed_at: work.now, until }
  const {
    id,
    order_id: orderId,
    number,
  } = await moveDiscrepancy(work, found, event, { facts, note: terms.said ?? null })
  await announce(work, 'discrepancy.proposed', { orderId, number, itemId: found.item_id, until: until.toISOString() })
  const [before, after] = [{ state: found.state }, { state: 'proposed', case: id }]
  await audit(work, { action: `discrepancy.${event}`, subject: `discrepancy:${number}`, before, after })
}

function refuseUnclear(options: readonly OptionWish[], defaultKind: OptionKind): void {
  const kinds = new Set(options.map(({ kind }) => kind))
  if (kinds.size < 2 || kinds.size !== options.length) throw no.OPTIONS_TOO_FEW({ path: 'options' })
  if (!kinds.has(defaultKind)) throw no.DEFAULT_NOT_OFFERED({ path: 'defaultKind' })
}

function mostGiven(options: readonly PricedOption[]): bigint {
  return options.reduce((most, { offMinor, backMinor }) => largerOf(most, largerOf(offMinor, backMinor)), 0n)
}

async function keepOptions(work: Work, id: string, round: number, options: readonly PricedOption[]): Promise<void> {
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  await work.db
    .insertInto('discrepancy_options')
    .values(
      options.map(({ kind, offMinor, feeMinor, backMinor, facts }, place) => ({
        discrepancy_id: id,
        round,
        kind,
        place,
        off_minor: offMinor,
        fee_minor: feeMinor,
        back_minor: backMinor,
        facts: JSON.stringify(facts, text),
      })),
    )
    .execute()
}

function told(options: readonly PricedOption[]) {
  return options.map(({ kind, offMinor, feeMinor, backMinor }) => ({
    kind,
    off: offMinor.toString(),
    fee: feeMinor.toString(),
    back: backMinor.toString(),
  }))
}
