import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { StandingCount } from './read-tills.ts'

type CountCardProps = {
  readonly count: StandingCount
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly locale: Locale
}

/** A count far from the books: a second person agrees to it, or it is taken back and counted again. */
export function CountCard({ count, formKey, answer, asksProof, locale }: CountCardProps) {
  return (
    <Card title={m.finance_till_second_title()}>
      <Facts
        items={[
          { term: m.finance_till_counted(), value: <Amount money={count.counted} locale={locale} /> },
          {
            term: m.finance_till_difference(),
            value: <Amount money={count.difference} locale={locale} className="font-semibold text-bad" />,
          },
          { term: m.finance_till_taken(), value: <Amount money={count.taken} locale={locale} /> },
          { term: m.finance_till_reason(), value: <bdi>{count.reason}</bdi> },
          { term: m.finance_by(), value: <bdi>{count.by}</bdi> },
        ]}
      />
      <PostForm answer={answer} className={`mt-3 flex flex-col gap-3 ${denseForm}`}>
        <FormKey value={formKey} />
        <Notice tone="info">{count.isMine ? m.finance_till_second_mine() : m.finance_till_second_yours()}</Notice>
        <StaffProof asks={asksProof} />
        <div className="flex flex-wrap gap-3">
          {!count.isMine && (
            <SubmitButton name="do" value="agree">
              {m.finance_agree()}
            </SubmitButton>
          )}
          <SubmitButton kind="secondary" name="do" value="recount">
            {m.finance_till_recount()}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
