import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#pricing/coupons/coupons.refusals.ts'
import { lockSubject } from '#pricing/coupons/lock-subject.ts'
import { refuseOthers } from '#pricing/coupons/refuse-others.ts'
import { putInForce, writeVersion } from '#pricing/coupons/write-version.ts'
import { type CouponContent, contentJson } from './coupon-content.ts'

export type CouponProposal = {
  readonly key: string
  /** The edited coupon or batch; null makes a new one. */
  readonly subjectId: string | null
  /** The number of the edited version. */
  readonly basis: number
  readonly code: string
  /** How many single-use codes to generate; null for a coupon with one code. */
  readonly draws: number | null
  readonly content: CouponContent
  readonly why: string
}

export type Proposed = { readonly subjectId: string; readonly isPublished: boolean }

/**
 * Proposes a new coupon, or new terms for one. Valid at once or, if beyond what one person may give, when another
 * publishes it.
 */
export async function proposeCoupon(work: Work, proposal: CouponProposal): Promise<Proposed> {
  requireProof(work)
  refuseOthers(work)
  const { key, ...body } = proposal
  return once(work, `coupon:${key}`, body, () => propose(work, proposal))
}

async function propose(work: Work, { subjectId, basis, content, why, ...said }: CouponProposal): Promise<Proposed> {
  if (content.endsAt !== null && content.endsAt <= content.startsAt) throw no.COUPON_ENDS_FIRST({ path: 'endsAt' })
  const before = subjectId === null ? null : await lockSubject(work, subjectId, basis)
  const { code, draws } = before ?? said
  if (before === null) {
    if (content.endsAt !== null && content.endsAt <= work.now) throw no.COUPON_ENDS_FIRST({ path: 'endsAt' })
    await refuseTaken(work, code)
  }
  const subject = subjectId ?? newId()
  const number = (before?.number ?? 0) + 1
  // Each generated code is valid for one order.
  const limited = draws === null ? content : { ...content, usesLimit: 1, isPublic: false }
  const version = await writeVersion(work, { subjectId: subject, number, code, draws, content: limited, why })
  await audit(work, {
    action: 'coupon.propose',
    subject: `coupon:${subject}`,
    before: before && JSON.parse(contentJson(before.content)),
    after: { code, draws, number, ...JSON.parse(contentJson(limited)) },
    why,
  })
  if (version.needs_two) return { subjectId: subject, isPublished: false }
  await putInForce(work, version)
  return { subjectId: subject, isPublished: true }
}

async function refuseTaken(work: Work, code: string): Promise<void> {
  const taken = await work.db
    .selectFrom('coupon_versions')
    .select('id')
    .where('site', '=', work.site)
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (taken) throw no.COUPON_CODE_TAKEN({ path: 'code', code })
}
