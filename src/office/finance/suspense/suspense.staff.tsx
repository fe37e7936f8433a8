import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { formKey, said } from '#office/finance/finance-key.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, provedDeed } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { answerSuspense, decideSuspense } from './decide-suspense.ts'
import { readSuspense } from './read-suspense.ts'
import { AnswerDialog, DecideDialog } from './suspense-dialogs.tsx'
import { SuspenseTable } from './suspense-table.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const rows = await visit.read(readSuspense)
  const opened = rows.find((row) => row.item === searchParams.get('open')) ?? null
  const { locale, site, now } = visit
  const asksProof = needsProof(visit)
  return {
    rows,
    opened,
    asksProof,
    key: newId(),
    done: doneText(request, 'finance_done', visit.locale),
    locale,
    site,
    now,
  }
}

const money = { key: formKey, item: z.string().min(1), reason: said }
const text = z.string().trim().min(1).max(200)
const decision = z.discriminatedUnion('deed', [
  z.object({ ...money, deed: z.literal('assign'), to: text, balance: z.enum(['card', 'cash']) }),
  z.object({ ...money, deed: z.literal('return'), reference: text }),
  z.object({ ...money, deed: z.literal('bear') }),
])
const answerForm = z.object({ key: formKey, id: z.string() })
const deeds = {
  decide: provedDeed(decision, decideSuspense, ({ isDone }) => (isDone ? 'suspenseMoved' : 'suspenseProposed')),
  agree: provedDeed(answerForm, (work, wish) => answerSuspense(work, { ...wish, agrees: true }), wordOf),
  withdraw: provedDeed(answerForm, (work, wish) => answerSuspense(work, { ...wish, agrees: false }), wordOf),
}

function wordOf({ isDone }: { readonly isDone: boolean }): string {
  return isDone ? 'suspenseMoved' : 'suspenseWithdrawn'
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), deeds, 'ops/finance/suspense')
}

export default function SuspenseDesk() {
  const { rows, opened, asksProof, key, done, locale, now } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/suspense`
  const shared = { closeTo: here, formKey: key, asksProof, answer, locale }
  return (
    <>
      <FinanceHeading locale={locale} at="suspense" lead={m.finance_suspense_lead()} />
      <DoneNotice text={done} />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} level={2} />
      ) : (
        <SuspenseTable rows={rows} here={here} locale={locale} now={now} />
      )}
      {opened && !opened.proposal && <DecideDialog {...shared} row={opened} key={answer?.attempt} />}
      {opened?.proposal && <AnswerDialog {...shared} proposal={opened.proposal} row={opened} key={answer?.attempt} />}
    </>
  )
}
