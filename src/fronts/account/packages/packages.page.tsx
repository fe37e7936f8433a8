import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { loadPackages } from './load-packages.ts'
import { PackageTable } from './package-table.tsx'
import { PackageVerdict } from './package-verdict.tsx'

export const handle = { frame: { width: 'wide' } }

export function loader({ context }: LoaderFunctionArgs) {
  return loadPackages(visitOf(context))
}

export default function PackagesPage() {
  const facts = useLoaderData<typeof loader>()
  const { active, pending, locale } = facts
  const home = `/${locale}`
  return (
    <>
      <PageTitle>{m.subscriptions_packages_title()}</PageTitle>
      <PageHeading title={m.subscriptions_packages_title()} lead={m.subscriptions_packages_lead()} />
      <div className="flex flex-col gap-5">
        {(active || pending) && (
          <Notice
            tone="info"
            action={<ButtonLink to={`${home}/account/subscriptions`}>{m.subscriptions_to_subscriptions()}</ButtonLink>}
          >
            {active ? m.subscriptions_have_one() : m.subscriptions_have_waiting()}
          </Notice>
        )}
        <PackageVerdict facts={facts} home={home} />
        <PackageTable facts={facts} home={home} />
        <p className="text-sm text-soft">{m.subscriptions_how_compared()}</p>
      </div>
    </>
  )
}
