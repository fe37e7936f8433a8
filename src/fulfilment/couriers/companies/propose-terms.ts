import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { ZoneTerms } from './read-terms.ts'
import { readZones } from './read-terms.ts'
import { lockCompany } from './switch-company.ts'

export type TermsProposal = {
  readonly key: string
  readonly company: string
  /** Null: from the time a second person publishes them. */
  readonly validFrom: Date | null
  readonly why: string
  readonly zones: readonly ZoneTerms[]
}

/** Proposes new fees of a company, for all its zones; they are valid when somebody else publishes them. */
export async function proposeTerms(work: Work, { key, ...wish }: TermsProposal): Promise<{ readonly id: string }> {
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'pricing')) throw platformNo.FORBIDDEN()
  return once(work, `courier-terms:${key}`, wish, async () => {
    const { company, validFrom, why, zones } = wish
    await lockCompany(work, company)
    const known = await readZones(work, company)
    const isWhole = known.length === zones.length && known.every((zone) => zones.some((one) => one.zone === zone))
    if (!isWhole) throw no.COURIER_CHANGED()
    const id = newId()
    const made = await work.db
      .insertInto('courier_terms')
      .values({ id, company, valid_from: validFrom ?? work.now, made_by: who.id, made_at: work.now, why })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw no.COURIER_TERMS_WAIT()
    await work.db
      .insertInto('courier_fees')
      .values(
        zones.map(({ zone, baseMinor, includedGrams, stepGrams, stepMinor }) => ({
          terms_id: id,
          zone,
          base_minor: baseMinor,
          included_grams: includedGrams,
          step_grams: stepGrams,
          step_minor: stepMinor,
        })),
      )
      .execute()
    await audit(work, { action: 'courier.terms.propose', subject: `courier:${company}`, after: { id }, why })
    return { id }
  })
}
