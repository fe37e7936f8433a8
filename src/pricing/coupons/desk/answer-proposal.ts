import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { once } from '#platform/work/once.ts'
import { no as noPlatform } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { refuseOthers } from '#pricing/coupons/refuse-others.ts'
import { putInForce } from '#pricing/coupons/write-version.ts'

export type ProposalAnswer = {
  readonly key: string
  readonly versionId: string
  /** Publishing needs another person; anybody who may make coupons can withdraw it. */
  readonly deed: 'publish' | 'withdraw'
}

/** Answers a waiting proposal: a second person publishes it, or it is withdrawn. */
export async function answerProposal(work: Work, { key, versionId, deed }: ProposalAnswer): Promise<string> {
  if (deed === 'publish') requireProof(work)
  refuseOthers(work)
  return once(work, `coupon:${key}`, { versionId, deed }, async () => {
    const version = await work.db
      .selectFrom('coupon_versions')
      .selectAll()
      .where('id', '=', versionId)
      .where('site', '=', work.site)
      .forUpdate()
      .executeTakeFirst()
    if (!version) throw noPlatform.NOT_FOUND()
    if (version.published_at !== null || version.withdrawn_at !== null) throw noPlatform.STALE()
    if (deed === 'publish') {
      if (version.needs_two) requireSecondPerson(work, version.proposed_by)
      await putInForce(work, version)
    } else {
      await work.db
        .updateTable('coupon_versions')
        .set({ withdrawn_at: work.now, withdrawn_by: work.who.id })
        .where('id', '=', versionId)
        .execute()
    }
    const subject = version.subject_id
    await audit(work, {
      action: `coupon.${deed}`,
      subject: `coupon:${subject}`,
      before: { state: 'proposed' },
      after: { state: deed === 'publish' ? 'published' : 'withdrawn', number: version.number, code: version.code },
    })
    return subject
  })
}
