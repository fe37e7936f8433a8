import { sql } from 'kysely'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { bookCarried, bookDifference, type Till } from './move-till.ts'
import { needsTwo } from './read-till-rule.ts'
import { cashInTill, tillClerk } from './till.ts'

export type TillOpening = {
  readonly key: string
  readonly office: string
  /** The float as it was counted, in minor units. */
  readonly counted: bigint
  /** How much of it was brought from the bank for this day. */
  readonly brought: bigint
  /** Why more or less was counted than the books say; needed where they differ. */
  readonly note?: string
}

/**
 * Opens an office's till with the float somebody counted; what the books did not expect is over or short at once, with its
 * reason. From the limit of `till_rules` on it is not posted here: it stands until the till is closed, by two people.
 */
export async function openTill(work: Work, { key, ...opening }: TillOpening): Promise<Till> {
  requireProof(work)
  return once(work, `till-open:${key}`, opening, async () => {
    const { office, counted, brought } = opening
    const note = opening.note?.trim() ?? ''
    const clerk = tillClerk(work, office)
    if (!(await readOffices(work)).some(({ code }) => code === office)) throw platformNo.NOT_FOUND()
    await lockOffice(work, office)
    await refuseSecond(work, office)
    const id = newId()
    const inBooks = await cashInTill(work, office)
    const difference = counted - inBooks - brought
    if (difference !== 0n && note.length < 3) throw no.TILL_REASON_NEEDED({ path: 'note' })
    const row = await work.db
      .insertInto('till_sessions')
      .values({
        id,
        number: sql<string>`'TL-' || nextval('till_numbers')`,
        site: work.site,
        office,
        currency: sites[work.site].currency,
        opened_at: work.now,
        opened_by: clerk,
        counted_at_open_minor: counted,
        expected_at_open_minor: inBooks + brought,
        open_note: note || null,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    const till = { id, number: row.number, office }
    await bookCarried(work, till, { kind: 'brought', minor: brought, bankAccount: await bankOf(work) })
    if (!(await needsTwo(work, difference))) await bookDifference(work, till, difference)
    const after = { office, counted: String(counted), difference: String(difference) }
    await audit(work, { action: 'till.open', subject: `till:${id}`, after, ...(note && { why: note }) })
    return till
  })
}

/** The account that office cash comes from and goes to: the first of the site. */
export async function bankOf(work: Work): Promise<string> {
  const [account] = await readBankAccounts(work)
  if (!account) throw platformNo.NOT_FOUND()
  return account.accountNumber
}

// Two who open the same till come one after the other.
async function lockOffice(work: Work, office: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`till:${work.site}:${office}`}, 7306))`.execute(work.db)
}

async function refuseSecond(work: Work, office: string): Promise<void> {
  const open = await work.db
    .selectFrom('till_sessions')
    .select('id')
    .where('site', '=', work.site)
    .where('office', '=', office)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (open) throw no.TILL_OPEN_ALREADY({ path: 'office' })
}
