import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { m } from '#words/messages.js'
import { ActionRows } from './action-rows.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return { actions: await visit.readOnce(readPendingActions), locale: visit.locale, site: visit.site }
}

export default function ActionNeededPage() {
  const { actions, locale, site } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.account_action_needed()}</PageTitle>
      <PageHeading title={m.account_action_needed()} lead={m.account_action_needed_lead()} />
      {actions.length === 0 ? (
        <EmptyState drawing="harbour" title={m.account_nothing_waits()} text={m.account_nothing_waits_text()} />
      ) : (
        <ActionRows actions={actions} home={`/${locale}`} locale={locale} site={site} />
      )}
    </>
  )
}
