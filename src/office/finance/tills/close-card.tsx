import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { OpenTill } from './read-tills.ts'

type CloseCardProps = {
  readonly till: OpenTill
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly locale: Locale
}

/** What was counted, without knowing what is expected; what goes to the bank; and the end of this till. */
export function CloseCard({ till, formKey, answer, asksProof, locale }: CloseCardProps) {
  const mine = answer?.typed.do === 'close' ? answer : undefined
  const shared = { inputMode: 'decimal', autoComplete: 'off', ltr: true } as const
  return (
    <Card title={m.finance_till_close()}>
      <Facts items={[{ term: m.finance_till_float(), value: <Amount money={till.float} locale={locale} /> }]} />
      <PostForm answer={mine} className={`mt-3 flex flex-col gap-3 ${denseForm}`}>
        <FormKey value={formKey} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field
            {...shared}
            label={m.finance_till_counted()}
            hint={m.finance_till_counted_hint()}
            name="counted"
            required
          />
          <Field {...shared} label={m.finance_till_taken()} optional={m.finance_optional()} name="taken" />
        </div>
        <Field
          label={m.finance_till_reason()}
          hint={m.finance_till_reason_hint()}
          optional={m.finance_till_reason_when()}
          name="note"
        />
        <StaffProof asks={asksProof} />
        <SubmitButton kind="secondary" name="do" value="close" className="self-start">
          {m.finance_till_close()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
