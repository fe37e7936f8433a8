import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, provedDeed } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { BatchCard } from './batch-card.tsx'
import { FinanceHeading } from './finance-heading.tsx'
import { formKey } from './finance-key.ts'
import { readBatches, readPayingPlaces } from './read-batches.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { locale, site, now } = visit
  const asksProof = needsProof(visit)
  const done = doneText(request, 'finance_done', visit.locale)
  return visit.read(async (work) => {
    const batches = (await readBatches(work)).map((batch) => ({ ...batch, key: newId() }))
    return { batches, places: await readPayingPlaces(work), asksProof, done, locale, site, now }
  })
}

const settleForm = z.object({
  key: formKey,
  batchId: z.string(),
  place: z.string().min(1).max(60),
  reference: z.string().trim().min(3).max(100),
})
const settle = provedDeed(settleForm, settleWithdrawals, 'settled')

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeed(visit, await request.formData(), settle, 'ops/finance/withdrawals/batches')
}

export default function BatchesDesk() {
  const { batches, places, asksProof, done, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <FinanceHeading locale={locale} at="batches" lead={m.finance_batches_lead()} />
      <DoneNotice text={done} />
      {batches.length === 0 && (
        <EmptyState drawing="harbour" title={m.finance_no_batches()} text={m.finance_no_batches_text()} level={2} />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {batches.map((batch) => (
          <BatchCard
            key={`${batch.id} ${answer?.typed.batchId === batch.id ? answer.attempt : ''}`}
            batch={batch}
            places={places}
            asksProof={asksProof}
            answer={answer?.typed.batchId === batch.id ? answer : undefined}
            locale={locale}
            site={site}
          />
        ))}
      </div>
    </>
  )
}
