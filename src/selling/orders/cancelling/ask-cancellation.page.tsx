import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { isId, newId } from '#platform/work/id.ts'
import { cancelForm, cancelReasons } from '#selling/orders/cancel-reasons.ts'
import { reasonLabel } from '#selling/orders/items/item-label.ts'
import { m } from '#words/messages.js'
import { askCancellation } from './ask-cancellation.ts'
import { CancellableChoice } from './cancellable-choice.tsx'
import { readCancellable } from './read-cancellable.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const number = params.number ?? ''
  const items = await foundPage(visit.read((work) => readCancellable(work, number)))
  const { locale } = visit
  const reasons = cancelReasons.map((value) => ({ value, title: reasonLabel(value, locale) }))
  return { number, items, reasons, key: newId(), locale }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const itemIds = form.getAll('item').map(String).filter(isId)
  return answerForm(form, cancelForm, visit.locale, async (values) => {
    const wish = { ...values, key: String(form.get('key') ?? ''), number: params.number ?? '', itemIds }
    const { number } = await visit.write((work) => askCancellation(work, wish))
    return redirect(`/${visit.locale}/account/cancellations/${number}?done=asked`)
  })
}

/** The customer wants to cancel bought goods: support answers with the fee. */
export default function AskCancellationPage() {
  const { number, items, reasons, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const back = `/${locale}/account/orders/${number}`
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return (
    <div className="max-w-text">
      <PageTitle>{m.orders_fees_ask_title()}</PageTitle>
      <PageHeading
        title={m.orders_fees_ask_title()}
        lead={m.orders_fees_ask_lead()}
        back={{ to: back, text: m.orders_fees_back_to_order({ number: isolate(number) }) }}
      />
      {items.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={m.orders_fees_none()}
          text={m.orders_fees_none_text()}
          action={<ButtonLink to={back}>{m.orders_fees_back_to_order({ number: isolate(number) })}</ButtonLink>}
        />
      ) : (
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <ErrorSummary title={m.orders_fees_problem()} errors={errors} />
          <FormKey value={key} />
          <Card as="div">
            <div className="flex flex-col gap-5">
              <CancellableChoice items={items} error={answer?.errors.items} />
              <RadioCards legend={m.orders_fees_ask_reason()} name="reason" options={reasons} required />
              <TextArea
                label={m.orders_fees_ask_comment()}
                name="comment"
                optional={m.orders_fees_optional()}
                maxLength={1000}
                rows={3}
              />
            </div>
          </Card>
          <SubmitButton className="self-start">{m.orders_fees_ask_send()}</SubmitButton>
        </PostForm>
      )}
    </div>
  )
}
