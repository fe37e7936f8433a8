import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, provedDeed } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { isId, newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { cancelUnbought, readUnboughtBack } from './cancel-unbought.ts'
import { cancelWishes } from './cancel-wishes.ts'
import { CancellableChoice } from './cancellable-choice.tsx'
import { proposeCancellation } from './propose-cancellation.ts'
import { readCancellable } from './read-cancellable.ts'
import { UnboughtForm } from './unbought-form.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const number = params.number ?? ''
  const [items, back] = await foundPage(
    visit.read(async (work) => [await readCancellable(work, number), await readUnboughtBack(work, number)] as const),
  )
  return { number, items, back, asksProof: needsProof(visit), key: newId(), locale: visit.locale }
}

const form = z.object({ key: z.string().min(8).max(200), why: z.string().trim().min(3).max(500) })

const unboughtForm = z.object({
  key: z.string().min(8).max(200),
  wish: z.enum(cancelWishes, 'refusal_wish_needed'),
  why: z.string().trim().min(3).max(500),
})

function deeds(number: string) {
  return {
    unbought: provedDeed(
      unboughtForm,
      (work, values) => cancelUnbought(work, { ...values, number }),
      (_cancelled, _values, { visit }) => redirect(`/${visit.locale}/ops/orders/${number}?done=cancelled`),
    ),
    propose: deed(
      form,
      (work, values, sent) => {
        const itemIds = sent.form.getAll('item').map(String).filter(isId)
        return proposeCancellation(work, { ...values, number, itemIds })
      },
      (made, _, { visit }) => redirect(`/${visit.locale}/ops/cancellations/${made.number}?done=proposed`),
    ),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  return answerDeeds(visit, await request.formData(), deeds(params.number ?? ''), 'ops/cancellations')
}

/**
 * Support cancels an order of which nothing was bought, or proposes to cancel bought goods, with the fee by the price
 * tables.
 */
export default function NewCancellation() {
  const facts = useLoaderData<typeof loader>()
  const { number, items, back, key, locale } = facts
  const answer = useAnswer<typeof action>()
  if (back) return <CancelUnbought facts={{ ...facts, back }} answer={answer} />
  const title = m.orders_fees_new({ number: isolate(number) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={m.orders_fees_new_lead()}
        back={{ to: `/${locale}/ops/orders/${number}`, text: m.orders_fees_see_order() }}
      />
      {items.length === 0 ? (
        <EmptyState drawing="harbour" title={m.orders_fees_none()} text={m.orders_fees_none_text()} level={2} />
      ) : (
        <Card as="div">
          <PostForm answer={answer} noValidate className={`flex flex-col gap-4 ${denseForm}`}>
            {answer?.errors.general && (
              <Notice tone="bad" role="alert">
                {answer.errors.general}
              </Notice>
            )}
            <input type="hidden" name="do" value="propose" />
            <FormKey value={key} />
            <CancellableChoice items={items} error={answer?.errors.items} />
            <TextArea label={m.orders_fees_why_label()} name="why" rows={2} />
            <SubmitButton className="self-start">{m.orders_fees_propose()}</SubmitButton>
          </PostForm>
        </Card>
      )}
    </div>
  )
}

type CancelUnboughtProps = Parameters<typeof UnboughtForm>[0] & { readonly facts: { readonly number: string } }

function CancelUnbought({ facts, answer }: CancelUnboughtProps) {
  const title = m.orders_unbought_title({ number: isolate(facts.number) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={m.orders_unbought_lead()}
        back={{ to: `/${facts.locale}/ops/orders/${facts.number}`, text: m.orders_fees_see_order() }}
      />
      <UnboughtForm facts={facts} answer={answer} />
    </div>
  )
}
