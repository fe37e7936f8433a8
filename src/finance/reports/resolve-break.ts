import { no } from '#finance/finance.refusals.ts'
import { money } from '#money/money.ts'
import { takeUnmatched } from '#payments/take-unmatched.ts'
import { hasCharge } from '#payments/write-charge.ts'
import { audit } from '#people/audit.ts'
import { isId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import type { AccountName } from '#wallet/accounts.ts'
import { correctEntry } from '#wallet/correct-entry.ts'
import { transfer } from '#wallet/post-entry.ts'

export type BreakResolution = {
  readonly key: string
  readonly breakId: string
  readonly reason: string
  /** Whether our books are put right by an entry, too: money we did not know goes to suspense, a differing amount as well. */
  readonly withEntry: boolean
}

/** The kinds of break that an entry of ours can put right. */
export const correctable: ReadonlySet<string> = new Set(['missingWithUs', 'amountDiffers'])

/** A difference between a provider and us is over: with a reason, and where our books were wrong with an entry. */
export async function resolveBreak(work: Work, { key, ...given }: BreakResolution): Promise<{ readonly id: string }> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `break:${key}`, given, async () => {
    const found = await lockBreak(work, given.breakId)
    const entry = given.withEntry ? await correct(work, found, key, given.reason) : null
    await work.db
      .updateTable('reconciliation_breaks')
      .set({ resolved_at: work.now, resolved_by: work.who.id, resolution: given.reason, entry_id: entry })
      .where('id', '=', found.id)
      .execute()
    await audit(work, {
      ...{ action: 'break.resolve', subject: `break:${found.id}`, why: given.reason },
      after: { kind: found.kind, transaction: found.transaction_id, entry },
    })
    return { id: found.id }
  })
}

async function lockBreak(work: Work, id: string) {
  const found = isId(id)
    ? await work.db
        .selectFrom('reconciliation_breaks')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw platformNo.NOT_FOUND()
  if (found.resolved_at !== null) throw no.BREAK_RESOLVED()
  return found
}

type Found = Awaited<ReturnType<typeof lockBreak>>

async function correct(work: Work, found: Found, key: string, reason: string): Promise<string | null> {
  if (found.kind === 'missingWithUs') return takeIn(work, found)
  if (found.kind !== 'amountDiffers') throw no.BREAK_NOT_CORRECTABLE()
  const charge = await work.db
    .selectFrom('payment_charges')
    .select(['entry_id', 'amount_minor'])
    .where('provider', '=', found.provider)
    .where('transaction_id', '=', found.transaction_id)
    .executeTakeFirst()
  if (!charge?.entry_id) throw no.BREAK_NOT_CORRECTABLE()
  // More at the provider than we booked came in with nobody's name on it; less did not come in at all.
  const difference = found.difference_minor
  const [gateway, suspense]: AccountName[] = [`gateway:${found.provider}`, `suspense:${found.provider}`]
  const amount = money(difference < 0n ? -difference : difference, siteCurrency[work.site])
  const lines = difference > 0n ? transfer(amount, gateway!, suspense!) : transfer(amount, suspense!, gateway!)
  return (await correctEntry(work, { key, entryId: charge.entry_id, reason, lines })).entryId
}

// Money that a provider took for us and we never heard of: as if its callback had come, and matched nothing.
async function takeIn(work: Work, found: Found): Promise<string | null> {
  const line = await work.db
    .selectFrom('provider_report_lines')
    .selectAll()
    .where('report_id', '=', found.report_id)
    .where('line_no', '=', found.line_no ?? 0)
    .executeTakeFirstOrThrow()
  const { provider, transaction_id: transactionId } = found
  if (line.kind !== 'charge' || line.currency !== siteCurrency[work.site]) throw no.BREAK_NOT_CORRECTABLE()
  if (await hasCharge(work, provider, transactionId)) throw no.BREAK_NOT_CORRECTABLE()
  const outcome = {
    ...({ state: 'paid', site: work.site, transactionId, providerReference: transactionId } as const),
    ...{ reference: line.reference || null, card: null, declineCode: null },
    amount: { minor: line.amount_minor, currency: line.currency },
  }
  await takeUnmatched(work, { provider, source: 'inquiry', outcome }, 'UNKNOWN_REFERENCE', null)
  const charge = await work.db
    .selectFrom('payment_charges')
    .select('entry_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return charge?.entry_id ?? null
}
