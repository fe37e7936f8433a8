import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ClosedTills } from './closed-tills.tsx'
import { OfficeCard } from './office-card.tsx'
import { readClosedTills, readTills } from './read-tills.ts'
import { tillsDeeds } from './till-deeds.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'till', request)
  const { locale, site } = visit
  const asksProof = needsProof(visit)
  const done = new URL(request.url).searchParams.get('done')
  return visit.read(async (work) => {
    const tills = (await readTills(work)).map((till) => ({ ...till, key: newId() }))
    const closed = await readClosedTills(work)
    return { tills, closed, done, asksProof, isFinance: permits(who, 'finance'), locale, site }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'till', request)
  return answerDeeds(visit, await request.formData(), tillsDeeds, 'ops/finance/tills')
}

export default function TillsDesk() {
  const { tills, closed, done, asksProof, isFinance, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <FinanceHeading locale={locale} at="tills" lead={m.finance_tills_lead()} alone={!isFinance} />
      {(done === 'closed' || done === 'counted') && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {done === 'closed' ? m.finance_done_till_closed() : m.finance_done_till_counted()}
        </Notice>
      )}
      {answer?.typed.do === 'due' && (
        <Notice tone="warn" role="alert" className="mb-3">
          {Object.values(answer.errors)[0]}
        </Notice>
      )}
      <div className="mb-6 grid gap-4 lg:grid-cols-2">
        {tills.map((till) => (
          <OfficeCard
            key={`${till.code} ${answer?.typed.office === till.code ? answer.attempt : ''}`}
            till={till}
            answer={answer?.typed.office === till.code ? answer : undefined}
            asksProof={asksProof}
            locale={locale}
            site={site}
          />
        ))}
      </div>
      {closed.length > 0 && <ClosedTills rows={closed} locale={locale} site={site} />}
    </>
  )
}
