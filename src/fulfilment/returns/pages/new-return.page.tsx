import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { postReturn } from '#fulfilment/returns/post-return.ts'
import { reasonNames } from '#fulfilment/returns/return-names.ts'
import { claimsFault, returnReasons } from '#fulfilment/returns/return-reasons.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { ChooseOrder } from './choose-order.tsx'
import { loadNewReturn } from './load-new-return.ts'
import { ReturnMoney } from './return-parts.tsx'
import { ReturnableItem } from './returnable-item.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadNewReturn(visitOf(context), request)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const number = new URL(request.url).searchParams.get('order') ?? ''
  return postReturn(visit, await request.formData(), number)
}

/** The form to return handed-over goods: which, why, and the refund. */
export default function NewReturnPage() {
  const { items, days, number, key, locale, site, orders } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  if (number === '') return <ChooseOrder orders={orders} locale={locale} days={days} />
  const { errors = {}, typed = {}, seen = null } = answer ?? {}
  const back = `/${locale}/account/orders/${number}`
  const order = m.returns_order_number({ number: isolate(number) })
  const problems = Object.entries(errors).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
  const isPossible = items.some((item) => item.isPossible)
  return (
    <div className="max-w-text">
      <PageTitle>{m.returns_new()}</PageTitle>
      <PageHeading title={m.returns_new()} lead={m.returns_new_lead()} back={{ to: back, text: order }} />
      {!isPossible ? (
        <EmptyState
          drawing="harbour"
          title={m.returns_nothing()}
          text={m.returns_nothing_text({ days: String(days) })}
          action={<ButtonLink to={back}>{order}</ButtonLink>}
        />
      ) : (
        <PostForm answer={answer} encType="multipart/form-data" noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.returns_problem()} errors={problems} />
          <FormKey value={key} />
          <Card title={m.returns_items()} flush>
            <ul id="field-items" className="divide-y divide-line">
              {items.map((item) => (
                <ReturnableItem
                  key={item.id}
                  item={item}
                  typed={typed[`quantity-${item.id}`]}
                  error={errors[`quantity-${item.id}`]}
                  place={{ locale, site }}
                  isAlone={items.length === 1}
                />
              ))}
            </ul>
          </Card>
          <Card as="div">
            <div className="flex flex-col gap-5">
              <RadioCards
                legend={m.returns_why()}
                name="reason"
                options={returnReasons.map((value) => ({
                  value,
                  title: reasonNames[value](),
                  note: claimsFault(value) ? undefined : m.returns_reason_mind_note(),
                }))}
                required
              />
              <p className="text-sm text-soft">{m.returns_reason_ours_note()}</p>
              <TextArea label={m.returns_note()} name="note" hint={m.returns_note_hint()} maxLength={1000} rows={3} />
              <FileField
                label={m.returns_photo()}
                name="photo"
                hint={m.returns_photo_hint()}
                accept="image/jpeg,image/png,image/webp"
                chooseLabel={m.returns_photo_choose()}
              />
            </div>
          </Card>
          {seen && (
            <Card title={m.returns_costs()} tone="sunken">
              <ReturnMoney sums={seen} locale={locale} site={site} />
            </Card>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton name="do" value="send">
              {m.returns_send()}
            </SubmitButton>
            <SubmitButton kind="secondary" name="do" value="see">
              {m.returns_see()}
            </SubmitButton>
            <TextLink to={`/${locale}/return-policy`} className="min-h-11 text-sm">
              {m.returns_policy()}
            </TextLink>
          </div>
        </PostForm>
      )}
    </div>
  )
}
