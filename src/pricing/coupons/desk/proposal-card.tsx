import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { contentFacts } from './content-facts.tsx'
import type { CouponVersion } from './read-coupon-desk.ts'

type ProposalCardProps = {
  readonly version: CouponVersion
  readonly formKey: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** Terms beyond what one person may give: a second person reads them here and publishes them or not. */
export function ProposalCard({ version, formKey, asksProof, answer, locale, site }: ProposalCardProps) {
  const { proposedBy, proposedByMe, proposedAt, why } = version
  const by = m.coupons_proposed_by({
    name: isolate(proposedBy ?? ''),
    at: isolate(sayMoment(proposedAt, locale, site)),
  })
  return (
    <Card tone="warn" title={m.coupons_proposal_title()}>
      <p className="text-soft">{by}</p>
      <p className="mt-1">
        <bdi>{why}</bdi>
      </p>
      <div className="mt-2">
        <Facts items={contentFacts(version, { locale, site })} />
      </div>
      <PostForm answer={answer} className={`mt-3 flex flex-col items-start gap-3 ${denseForm}`}>
        <FormKey value={formKey} />
        <input type="hidden" name="versionId" value={version.id} />
        {proposedByMe ? <p className="text-soft">{m.coupons_needs_second()}</p> : <StaffProof asks={asksProof} />}
        <div className="flex flex-wrap gap-2">
          {!proposedByMe && (
            <Button type="submit" name="do" value="publish" kind="primary" size="small">
              {m.coupons_publish()}
            </Button>
          )}
          <Button type="submit" name="do" value="withdraw" size="small" formNoValidate>
            {m.coupons_withdraw()}
          </Button>
        </div>
      </PostForm>
    </Card>
  )
}
