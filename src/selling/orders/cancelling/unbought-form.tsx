import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { cancelWishes, type UnboughtBack } from './cancel-wishes.ts'

type UnboughtFormProps = {
  readonly facts: {
    readonly back: UnboughtBack
    readonly key: string
    readonly asksProof: boolean
    readonly locale: Locale
  }
  readonly answer?: FormAnswer
}

const wishes = {
  customer: [m.orders_unbought_by_customer, m.orders_unbought_by_customer_note],
  us: [m.orders_unbought_by_us, m.orders_unbought_by_us_note],
} as const

/** The form to cancel an order of which nothing was bought: the reason decides the refund. */
export function UnboughtForm({ facts, answer }: UnboughtFormProps) {
  const { back, key, asksProof, locale } = facts
  const { errors = {} } = answer ?? {}
  return (
    <Card as="div">
      <PostForm answer={answer} noValidate className={`flex flex-col gap-4 ${denseForm}`}>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="do" value="unbought" />
        <FormKey value={key} />
        <RadioCards
          legend={m.orders_unbought_whose()}
          name="wish"
          options={cancelWishes.map((wish) => ({
            value: wish,
            title: wishes[wish][0](),
            note: wishes[wish][1](),
            aside: <Amount money={{ minor: back[wish], currency: back.currency }} locale={locale} />,
          }))}
        />
        <TextArea label={m.orders_fees_why_label()} name="why" rows={2} />
        <StaffProof asks={asksProof} />
        <SubmitButton kind="danger" className="self-start">
          {m.orders_unbought_confirm()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
