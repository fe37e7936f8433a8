import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { countRefundDesk } from './count-refund-desk.ts'
import { FinanceHeading } from './finance-heading.tsx'
import { readRefundDesk } from './read-refund-desk.ts'
import { refundDeeds } from './refund-deeds.ts'
import { firstState, type RefundDeskState, type RefundLoad, refundDeskStates } from './refund-desk-states.ts'
import { AnswerEndDialog, ChargebackDialog, EndRefundDialog } from './refund-dialogs.tsx'
import { RefundTable } from './refund-table.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const load = await visit.read(countRefundDesk)
  const state = firstState(searchParams.get('state'), load)
  const rows = await visit.read((work) => readRefundDesk(work, state, q))
  const opened = rows.find((row) => row.key === searchParams.get('open')) ?? null
  const { locale, site, now } = visit
  const asksProof = needsProof(visit)
  return {
    q,
    state,
    load,
    isChosen: searchParams.has('state'),
    rows,
    opened,
    asksProof,
    key: newId(),
    done: doneText(request, 'finance_done', visit.locale),
    here: withoutOpen(visit, request, state),
    locale,
    site,
    now,
  }
}

/** This list without what was open or just done in it. */
function withoutOpen({ locale }: Visit, request: Request, state: RefundDeskState | null): string {
  const { searchParams } = new URL(request.url)
  if (state) searchParams.set('state', state)
  for (const name of ['open', 'done']) searchParams.delete(name)
  return `/${locale}/ops/finance/refunds?${searchParams}`
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const here = withoutOpen(visit, request, null)
  return answerDeeds(visit, await request.formData(), refundDeeds, (done) => `${here}&done=${done}`)
}

export default function RefundsDesk() {
  const { q, state, load, isChosen, rows, opened, asksProof, key, done, here, locale, site, now } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const isNarrowed = q !== '' || isChosen
  return (
    <>
      <FinanceHeading locale={locale} at="refunds" lead={m.finance_refunds_lead()} />
      <DoneNotice text={done} />
      {answer?.errors.general && !opened && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <QueueBar
        label={m.finance_find_refund()}
        placeholder={m.finance_find_refund()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'state', label: m.finance_state(), value: state, options: stateOptions(load) }]}
        {...(isNarrowed && {
          reset: { to: `/${locale}/ops/finance/refunds`, text: m.platform_queue_reset() },
        })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <RefundTable rows={rows} state={state} here={here} locale={locale} site={site} now={now} />
      )}
      {opened && state === 'unanswered' && (
        <EndRefundDialog
          key={answer?.attempt}
          row={opened}
          closeTo={here}
          asksProof={asksProof}
          formKey={key}
          answer={answer}
          locale={locale}
        />
      )}
      {opened && state === 'secondPerson' && (
        <AnswerEndDialog
          key={answer?.attempt}
          row={opened}
          closeTo={here}
          asksProof={asksProof}
          formKey={key}
          answer={answer}
          locale={locale}
        />
      )}
      {opened && (state === 'chargebacks' || state === 'early') && !opened.handled && (
        <ChargebackDialog
          key={answer?.attempt}
          row={opened}
          isEarly={state === 'early'}
          closeTo={here}
          answer={answer}
          locale={locale}
        />
      )}
    </>
  )
}

const stateNames: Readonly<Record<RefundDeskState, () => string>> = {
  underWay: m.finance_refunds_under_way,
  unanswered: m.finance_refunds_unanswered,
  secondPerson: m.finance_refunds_second_person,
  returned: m.finance_refunds_returned,
  chargebacks: m.finance_refunds_chargebacks,
  early: m.finance_refunds_early,
}

function stateOptions(load: RefundLoad) {
  return refundDeskStates.map((value) => ({
    value,
    text: load[value] > 0 ? `${stateNames[value]()} (${load[value]})` : stateNames[value](),
  }))
}
