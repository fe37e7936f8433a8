import { Form } from 'react-router'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
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
  const { errors = {}, typed = {} } = answer?.typed.do === 'close' ? answer : {}
  const shared = { inputMode: 'decimal', autoComplete: 'off', ltr: true } as const
  return (
    <Card title={m.finance_till_close()}>
      <Facts items={[{ term: m.finance_till_float(), value: <Amount money={till.float} locale={locale} /> }]} />
      <Form method="post" className={`mt-3 flex flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field
            {...shared}
            label={m.finance_till_counted()}
            hint={m.finance_till_counted_hint()}
            name="counted"
            defaultValue={typed.counted ?? ''}
            error={errors.counted}
            required
          />
          <Field
            {...shared}
            label={m.finance_till_taken()}
            optional={m.finance_optional()}
            name="taken"
            defaultValue={typed.taken ?? ''}
            error={errors.taken}
          />
        </div>
        <Field
          label={m.finance_till_reason()}
          hint={m.finance_till_reason_hint()}
          optional={m.finance_till_reason_when()}
          name="note"
          defaultValue={typed.note ?? ''}
          error={errors.note}
        />
        <StaffProof asks={asksProof} error={errors.proof} />
        <SubmitButton kind="secondary" name="do" value="close" className="self-start">
          {m.finance_till_close()}
        </SubmitButton>
      </Form>
    </Card>
  )
}
