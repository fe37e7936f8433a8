import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { m } from '#words/messages.js'
import { readLosable } from './read-write-offs.ts'
import { propose } from './write-off-deeds.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  const number = params.number ?? ''
  const items = await foundPage(
    visit.read(async (work) => {
      await findOrder(work, { number })
      return readLosable(work, number)
    }),
  )
  return { number, items, key: newId(), locale: visit.locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'support', request)
  return answerDeed(visit, await request.formData(), propose, 'ops/write-offs')
}

/** The form for lost goods of an order: which, what happened, and the proof. */
export default function NewWriteOff() {
  const { number, items, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {} } = answer ?? {}
  const title = m.returns_lost_new({ number: isolate(number) })
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={m.returns_lost_lead()}
        back={{
          to: `/${locale}/ops/orders/${number}`,
          text: m.returns_order_number({ number: isolate(number) }),
        }}
      />
      {items.length === 0 ? (
        <EmptyState drawing="harbour" title={m.returns_lost_none()} text={m.returns_lost_none_text()} level={2} />
      ) : (
        <Card as="div">
          <PostForm
            answer={answer}
            encType="multipart/form-data"
            noValidate
            className={`flex flex-col gap-4 ${denseForm}`}
          >
            {errors.general && (
              <Notice tone="bad" role="alert">
                {errors.general}
              </Notice>
            )}
            <FormKey value={key} />
            <RadioCards
              legend={m.returns_lost_item()}
              name="itemId"
              defaultValue={items.length === 1 ? (items[0]?.id ?? '') : ''}
              options={items.map((item) => ({
                value: item.id,
                title: <bdi>{item.title}</bdi>,
                note: `${item.label} · ${item.stageLabel}`,
              }))}
              required
            />
            <RadioCards
              legend={m.returns_lost_what()}
              name="what"
              options={[
                { value: 'lost', title: m.returns_lost_lost(), note: m.returns_lost_lost_note() },
                { value: 'seized', title: m.returns_lost_seized(), note: m.returns_lost_seized_note() },
                { value: 'destroyed', title: m.returns_lost_destroyed(), note: m.returns_lost_destroyed_note() },
              ]}
              required
            />
            <TextArea label={m.returns_lost_reason()} hint={m.returns_lost_reason_hint()} name="reason" rows={3} />
            <FileField
              label={m.returns_lost_proof()}
              hint={m.returns_lost_proof_hint()}
              name="proof"
              accept="image/jpeg,image/png,image/webp,application/pdf"
              chooseLabel={m.returns_lost_proof_choose()}
            />
            <SubmitButton className="self-start">{m.returns_lost_propose()}</SubmitButton>
          </PostForm>
        </Card>
      )}
    </div>
  )
}
