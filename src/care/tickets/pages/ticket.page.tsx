import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { readConversation } from '#care/tickets/read-tickets.ts'
import { seeTicket } from '#care/tickets/see-ticket.ts'
import { ownTicketDeeds } from '#care/tickets/ticket-deeds.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketFiles } from './ticket-files.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { ticket, orderNumber, items, messages } = await foundPage(
    visit.read((work) => readConversation(work, params.number ?? '')),
  )
  // Opening the page marks our messages as seen.
  if (messages.some(({ staff, seenAt }) => staff !== null && seenAt === null))
    await visit.write((work) => seeTicket(work, ticket))
  const { number, state } = ticket
  const { locale, site } = visit
  // The number of a merged ticket leads to where it went.
  if (number !== params.number) throw redirect(`/${locale}/account/tickets/${number}`)
  const done = doneText(request, 'tickets_done', locale)
  return { number, state, orderNumber, items, messages, key: newId(), done, locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireCustomer(visit, request, form)
  const { number = '' } = params
  return answerDeeds(visit, form, ownTicketDeeds(number), `account/tickets/${number}`)
}

/** One conversation with us. */
export default function TicketPage() {
  const { number, state, orderNumber, items, messages, key, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const title = m.tickets_one({ number: isolate(number) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/account/tickets`, text: m.tickets_title() }}
        aside={<TicketBadge state={state} />}
      />
      <DoneNotice text={done} />
      {orderNumber && (
        <p className="mb-4">
          {m.tickets_order_number()}{' '}
          <TextLink to={`/${locale}/account/orders/${orderNumber}`}>
            <Ltr>{orderNumber}</Ltr>
          </TextLink>
        </p>
      )}
      <div className="flex flex-col gap-5">
        <MessageList who="customer" messages={messages} place={{ locale, site }} />
        <Card as="div">
          <FormProblems answer={answer} />
          <MessageForm
            key={messages.filter(({ isMine }) => isMine).length}
            who="customer"
            items={items}
            formKey={key}
            answer={answer}
          >
            <TicketFiles />
          </MessageForm>
        </Card>
        {state !== 'closed' && (
          <Form method="post">
            <SubmitButton name="do" value="close" kind="quiet">
              {m.tickets_close_own()}
            </SubmitButton>
          </Form>
        )}
      </div>
    </>
  )
}
