import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { type Line, postEntry } from '#money/wallet/post-entry.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { money } from '#platform/values/amounts/money.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

export type DutiesAnswer = {
  readonly key: string
  readonly number: string
  readonly agrees: boolean
  /** Why it is withdrawn. */
  readonly why: string
}

/**
 * A second person agrees to the assessed duties, and they are posted: the duty against what was collected for duties,
 * the VAT against the VAT we owe, the fees against the earnings of the clearance lines. Orders do not change: a
 * difference to the quote is ours. Or the entry is withdrawn.
 */
export async function answerDuties(
  work: Work,
  { key, ...answer }: DutiesAnswer,
): Promise<{ readonly isPosted: boolean }> {
  if (answer.agrees) requireProof(work)
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'customs')) throw platformNo.FORBIDDEN()
  return once(work, `customs-duties-answer:${key}`, answer, async () => {
    const { number, agrees, why } = answer
    const row = await lockAssessment(work, number)
    const subject = `shipment:${row.shipment_id}`
    const set = work.db.updateTable('customs_assessments').where('id', '=', row.id)
    if (!agrees) {
      if (why.trim().length < 3) throw no.WHY_NEEDED({ path: 'why' })
      const withdrawn = { withdrawn_by: who.id, withdrawn_at: work.now, withdrawn_why: why.trim() }
      await set.set(withdrawn).execute()
      const [before, after] = ['entered', 'withdrawn'].map((state) => ({ number, state }))
      await audit(work, { action: 'duties.withdraw', subject, before: before!, after: after!, why: why.trim() })
      return { isPosted: false }
    }
    if (!permits(who, 'finance')) throw no.DUTIES_FOR_FINANCE()
    requireSecondPerson(work, row.entered_by)
    const currency = sites[work.site].currency
    const whole = row.duty_minor + row.vat_minor + row.fees_minor
    const lines: readonly Line[] = [
      { account: 'duties', amount: money(-row.duty_minor, currency) },
      { account: 'vat', amount: money(-row.vat_minor, currency) },
      { account: 'revenue:clearanceFees', amount: money(-row.fees_minor, currency) },
      { account: `bank:${row.bank_account}`, amount: money(whole, currency) },
    ]
    const facts = { reference: row.declaration, note: number, onlyOnce: `customs-duties:${row.id}` }
    const entry = await postEntry(work, 'customs_paid', lines, facts)
    await set.set({ agreed_by: who.id, agreed_at: work.now, entry_id: entry }).execute()
    const [before, after] = [
      { number, state: 'entered' },
      { number, state: 'paid', paid: String(whole), entry },
    ]
    await audit(work, { action: 'duties.agree', subject, before, after })
    return { isPosted: true }
  })
}

async function lockAssessment(work: Work, number: string) {
  const row = await work.db
    .selectFrom('customs_assessments')
    .selectAll()
    .where('number', '=', number)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (row.agreed_at !== null || row.withdrawn_at !== null) throw no.DUTIES_DECIDED()
  return row
}
