import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { Titled } from '#fronts/account/orders/titled.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { CurrentPackage } from './current-package.tsx'
import { loadSubscriptions } from './load-subscriptions.ts'
import { PastPackages } from './past-packages.tsx'
import { WaitingPackage } from './waiting-package.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return loadSubscriptions(visit)
}

const doneTexts: Readonly<Record<string, () => string>> = {
  started: m.subscriptions_done_started,
  left: m.subscriptions_done_left,
  leftBack: m.subscriptions_done_left_back,
  cancelled: m.subscriptions_done_cancelled,
  cancelledBack: m.subscriptions_done_cancelled_back,
}

export default function SubscriptionsPage() {
  const facts = useLoaderData<typeof loader>()
  const { active, requested, past, locale } = facts
  const [params] = useSearchParams()
  const done = doneTexts[params.get('done') ?? '']
  const home = `/${locale}`
  return (
    <>
      <PageTitle>{m.subscriptions_own_title()}</PageTitle>
      <PageHeading
        title={m.subscriptions_own_title()}
        actions={
          <ButtonLink to={`${home}/packages`} icon="list">
            {m.subscriptions_compare()}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-6">
        {done && (
          <Notice tone="ok" role="status">
            {done()}
          </Notice>
        )}
        {requested && <WaitingPackage facts={facts} waiting={requested} home={home} />}
        {active && <CurrentPackage facts={facts} one={active} home={home} />}
        {!active && !requested && (
          <EmptyState
            level={2}
            drawing="harbour"
            title={past.length === 0 ? m.subscriptions_none_yet() : m.subscriptions_none_now()}
            text={m.subscriptions_none_text()}
            action={
              <ButtonLink kind="primary" to={`${home}/packages`}>
                {m.subscriptions_compare()}
              </ButtonLink>
            }
          />
        )}
        {past.length > 0 && (
          <Titled title={m.subscriptions_history()}>
            <PastPackages facts={facts} home={home} />
          </Titled>
        )}
      </div>
    </>
  )
}
