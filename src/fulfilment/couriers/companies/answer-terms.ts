import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type TermsAnswer = { readonly key: string; readonly id: string; readonly publishes: boolean }

/** Somebody else publishes proposed fees, or anybody drops them. */
export async function answerTerms(
  work: Work,
  { key, id, publishes }: TermsAnswer,
): Promise<{ readonly isOut: boolean }> {
  if (publishes) requireProof(work)
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'pricing')) throw platformNo.FORBIDDEN()
  return once(work, `courier-terms-answer:${key}`, { id, publishes }, async () => {
    const terms = await lockTerms(work, id)
    if (publishes) requireSecondPerson(work, terms.made_by)
    await work.db
      .updateTable('courier_terms')
      .set(publishes ? { published_by: who.id, published_at: work.now } : { dropped_by: who.id, dropped_at: work.now })
      .where('id', '=', id)
      .execute()
    await audit(work, {
      action: publishes ? 'courier.terms.publish' : 'courier.terms.drop',
      subject: `courier:${terms.company}`,
      before: { id, state: 'proposed' },
      after: { id, state: publishes ? 'published' : 'dropped' },
      why: terms.why,
    })
    return { isOut: publishes }
  })
}

async function lockTerms(work: Work, id: string) {
  const terms = isId(id)
    ? await work.db
        .selectFrom('courier_terms')
        .innerJoin('courier_companies as company', 'company.code', 'courier_terms.company')
        .selectAll('courier_terms')
        .where('courier_terms.id', '=', id)
        .where('company.site', '=', work.site)
        .forUpdate('courier_terms')
        .executeTakeFirst()
    : undefined
  if (!terms) throw platformNo.NOT_FOUND()
  if (terms.published_at !== null || terms.dropped_at !== null) throw no.COURIER_TERMS_GONE()
  return terms
}
