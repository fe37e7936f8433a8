import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { needsProof } from '#people/require-recent-proof.ts'
import { requireStaff } from '#people/require-staff.ts'
import { newId } from '#platform/id.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { actAtTill } from './act-on-tills.ts'
import { CloseCard } from './close-card.tsx'
import { readTills } from './read-tills.ts'
import { findDeskPayment } from './take-at-till.ts'
import { TakeCard } from './take-card.tsx'
import { TillMoves } from './till-moves.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'till', request)
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code')?.trim() ?? ''
  const [tills, payment] = await visit.read(
    async (work) => [await readTills(work), code === '' ? null : await findDeskPayment(work, code)] as const,
  )
  const till = tills.find(({ open }) => open?.id === params.id)
  if (!till?.open) throw data(null, { status: 404 })
  const { locale, site } = visit
  const facts = { name: till.name, till: till.open, code, payment, locale, site }
  const done = searchParams.get('done')
  const number = searchParams.get('number') ?? ''
  return { ...facts, asksProof: await needsProof(visit), key: newId(), closeKey: newId(), done, number }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'till', request)
  return actAtTill(visit, await request.formData(), params.id ?? '')
}

export default function TillPage() {
  const { name, till, code, payment, asksProof, key, closeKey, done, number, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const title = m.finance_till_title({ number: `\u2068${till.number}\u2069` })
  const problems = Object.entries(answer?.errors ?? {}).map(([field, text]) => ({ name: field, text }))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        lead={<bdi>{name}</bdi>}
        back={{ to: `/${locale}/ops/finance/tills`, text: m.finance_tills() }}
      />
      {done !== null && !answer && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {done === 'taken'
            ? m.finance_done_till_taken({ number: `\u2068${number}\u2069` })
            : m.finance_done_till_opened()}
        </Notice>
      )}
      <ErrorSummary title={m.finance_problem()} errors={problems} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TakeCard
          key={`take ${payment?.id} ${answer?.attempt}`}
          {...{ code, payment, formKey: key, answer, locale }}
          here={`/${locale}/ops/finance/tills/${till.id}`}
        />
        <CloseCard key={`close ${answer?.attempt}`} {...{ till, formKey: closeKey, answer, asksProof, locale }} />
      </div>
      <TillMoves moves={till.moves} locale={locale} site={site} />
    </>
  )
}
