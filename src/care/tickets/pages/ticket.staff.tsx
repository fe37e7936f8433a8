import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { answerTo } from '#care/tickets/desk/answer-to.ts'
import { readTicketCase, showSenderPhone } from '#care/tickets/desk/read-ticket-case.ts'
import { staffTicketDeeds, turnDeeds } from '#care/tickets/ticket-deeds.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { AnswerHelp } from './answer-help.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { TicketActs } from './ticket-acts.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketFiles } from './ticket-files.tsx'
import { TicketSender } from './ticket-sender.tsx'
import { TicketTies } from './ticket-ties.tsx'
import { TicketTurns } from './ticket-turns.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const me = requireStaff(visit, 'tickets', request)
  const { locale, site } = visit
  const { number = '' } = params
  const facts = await foundPage(readTicketCase(visit, number))
  // The number of a merged ticket leads to where it went.
  if (facts.number !== number) throw redirect(`/${locale}/ops/tickets/${facts.number}`)
  const done = doneText(request, 'tickets_desk_done', locale)
  // The whole number is shown when asked for, and the look is written down.
  const isShown = new URL(request.url).searchParams.has('number')
  const phone = isShown ? await visit.write((work) => showSenderPhone(work, number)) : facts.sender.phone
  return { ...facts, sender: { ...facts.sender, phone }, me: me.id, formKey: newId(), done, locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'tickets', request)
  const { number = '' } = params
  const deeds = { ...staffTicketDeeds(number), ...turnDeeds(number) }
  return answerDeeds(visit, await request.formData(), deeds, `ops/tickets/${number}`)
}

/** One ticket as staff work on it: the conversation with its notes, who wrote, who has it, what came of it. */
export default function TicketCase() {
  const facts = useLoaderData<typeof loader>()
  const { number, state, items, messages, formKey, done, isGuest, canned, colleagues, me, locale, site } = facts
  const answer = useAnswer<typeof action>()
  const title = m.tickets_one({ number: isolate(number) })
  const restsUntil = facts.snoozedUntil && isolate(sayTime(facts.snoozedUntil, locale, site))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/tickets`, text: m.tickets_desk() }}
        aside={<TicketBadge state={state} isStaff />}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <MessageList who="staff" messages={messages} place={{ locale, site }} />
          <Card as="div">
            <FormProblems answer={answer} />
            <div className={denseForm}>
              <MessageForm
                key={messages.filter(({ isMine }) => isMine).length}
                who="staff"
                items={items}
                formKey={formKey}
                answer={answerTo(answer, 'write', 'note', 'use')}
                mayNote
              >
                <AnswerHelp canned={canned} colleagues={colleagues.filter(({ id }) => id !== me)} locale={locale} />
                {!isGuest && <TicketFiles />}
              </MessageForm>
            </div>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <TicketActs {...facts} restsUntil={restsUntil} answer={answer} />
          <TicketTurns turns={facts.turns} formKey={formKey} answer={answer} locale={locale} />
          <TicketTies {...facts} answer={answer} />
          <TicketSender {...facts} />
        </div>
      </div>
    </>
  )
}
