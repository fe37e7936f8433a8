import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { readReady } from './read-ready.ts'
import { ReadyCard } from './ready-card.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return { ready: await visit.read(readReady), locale: visit.locale }
}

export default function ReadyPage() {
  const { ready, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.account_ready()}</PageTitle>
      <PageHeading title={m.account_ready()} />
      {ready.length === 0 ? (
        <EmptyState drawing="parcel" title={m.account_nothing_ready()} text={m.account_nothing_ready_text()} />
      ) : (
        <div className="flex flex-col gap-4">
          {ready.map(({ request, qr }) => (
            <ReadyCard key={request.id} request={request} qr={qr} home={`/${locale}`} />
          ))}
        </div>
      )}
    </>
  )
}
