import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readSheetsToCount } from '#office/finance/courier-cash/count-run-sheet.ts'
import { DriverCard } from '#office/finance/courier-cash/driver-card.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { CloseCard } from './close-card.tsx'
import { CountCard } from './count-card.tsx'
import { findDeskPayment, readDeskOrder, readDeskPayer } from './find-desk-payment.ts'
import { findPayable } from './find-payable.ts'
import { PayCard } from './pay-card.tsx'
import { readTills } from './read-tills.ts'
import { TakeCard } from './take-card.tsx'
import { tillDeeds } from './till-deeds.ts'
import { TillMoves } from './till-moves.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'till', request)
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code')?.trim() ?? ''
  const sought = searchParams.get('withdrawal')?.trim() ?? ''
  const sheet = searchParams.get('sheet')?.trim() ?? ''
  const [tills, desk, withdrawal, sheets] = await visit.read(
    async (work) =>
      [
        await readTills(work),
        await lookFor(work, code),
        sought === '' ? null : await findPayable(work, sought),
        await readSheetsToCount(work),
      ] as const,
  )
  const till = tills.find(({ open }) => open?.id === params.id)
  if (!till?.open) throw data(null, { status: 404 })
  const { locale, site } = visit
  const facts = { name: till.name, till: till.open, code, sought, withdrawal, sheets, sheet, locale, site, ...desk }
  const done = searchParams.get('done')
  const number = searchParams.get('number') ?? ''
  const off = searchParams.get('off') ?? ''
  return {
    ...facts,
    asksProof: needsProof(visit),
    key: newId(),
    closeKey: newId(),
    payKey: newId(),
    driverKey: newId(),
    done,
    number,
    off,
  }
}

async function lookFor(work: Work, code: string) {
  const payment = code === '' ? null : await findDeskPayment(work, code)
  return {
    payment,
    payer: payment && (await readDeskPayer(work, payment)),
    order: code === '' || payment ? null : await readDeskOrder(work, code),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'till', request)
  const { id = '' } = params
  return answerDeeds(visit, await request.formData(), tillDeeds(id), `ops/finance/tills/${id}`)
}

const doneTexts: Readonly<Record<string, (facts: { readonly number: string; readonly off: string }) => string>> = {
  opened: () => m.finance_done_till_opened(),
  taken: m.finance_done_till_taken,
  paid: m.finance_done_till_paid,
  driver: m.finance_done_driver,
  recount: () => m.finance_done_till_recount(),
}

export default function TillPage() {
  const facts = useLoaderData<typeof loader>()
  const { name, till, code, payment, asksProof, key, closeKey, done, number, locale, site } = facts
  const answer = useAnswer<typeof action>()
  const said = doneTexts[done ?? '']?.({ number: isolate(number), off: isolateLtr(facts.off) }) ?? null
  const here = `/${locale}/ops/finance/tills/${till.id}`
  const title = m.finance_till_title({ number: isolate(till.number) })
  const problems = Object.entries(answer?.errors ?? {}).map(([field, text]) => ({ name: field, text }))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={<bdi>{name}</bdi>}
        back={{ to: `/${locale}/ops/finance/tills`, text: m.finance_tills() }}
      />
      <DoneNotice text={answer ? null : said} />
      <ErrorSummary title={m.finance_problem()} errors={problems} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {till.count ? (
          <CountCard
            key={`count ${answer?.attempt}`}
            count={till.count}
            formKey={closeKey}
            answer={answer}
            asksProof={asksProof}
            locale={locale}
          />
        ) : (
          <>
            <TakeCard
              key={`take ${payment?.id} ${answer?.attempt}`}
              here={here}
              code={code}
              payment={payment}
              payer={facts.payer}
              order={facts.order}
              formKey={key}
              answer={answer}
              asksProof={asksProof}
              locale={locale}
            />
            <PayCard
              key={`pay ${facts.withdrawal?.id} ${answer?.attempt}`}
              here={here}
              withdrawal={facts.withdrawal}
              formKey={facts.payKey}
              answer={answer}
              asksProof={asksProof}
              locale={locale}
              number={facts.sought}
            />
            <DriverCard
              key={`driver ${answer?.attempt}`}
              here={here}
              sheets={facts.sheets}
              sheet={facts.sheet}
              formKey={facts.driverKey}
              answer={answer}
              asksProof={asksProof}
              site={site}
            />
            <CloseCard
              key={`close ${answer?.attempt}`}
              till={till}
              formKey={closeKey}
              answer={answer}
              asksProof={asksProof}
              locale={locale}
            />
          </>
        )}
      </div>
      <TillMoves moves={till.moves} locale={locale} site={site} />
    </>
  )
}
