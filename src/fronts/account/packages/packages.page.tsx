import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { loadPackages, type PackagesFacts } from './load-packages.ts'
import { PackageCard } from './package-card.tsx'
import { PackageRows } from './package-rows.tsx'
import { bestOf, cartNet, ordersNet } from './package-saving.ts'

export const handle = { frame: { width: 'wide' } }

export function loader({ context }: LoaderFunctionArgs) {
  return loadPackages(visitOf(context))
}

export default function PackagesPage() {
  const facts = useLoaderData<typeof loader>()
  const { active, pending, locale } = facts
  const home = `/${locale}`
  const shown = facts.recommended.flatMap(({ id, reason }) => {
    const one = facts.packages.find((own) => own.id === id)
    return one ? [{ one, reason }] : []
  })
  const rest = facts.packages.filter(({ id }) => !facts.recommended.some((own) => own.id === id))
  return (
    <>
      <PageTitle>{m.subscriptions_packages_title()}</PageTitle>
      <meta name="description" content={m.subscriptions_packages_lead()} />
      <PageHeading title={m.subscriptions_packages_heading()} lead={m.subscriptions_packages_lead()} />
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
        <ul className="grid items-stretch gap-4 lg:grid-cols-3 lg:gap-6">
          {shown.map(({ one, reason }, at) => (
            <PackageCard key={one.id} one={one} reason={reason} facts={facts} home={home} isFirst={at === 0} />
          ))}
        </ul>
        {rest.length > 0 && (
          <section className="mt-4">
            <h2 id="rest" className="mb-3 text-xl">
              {m.subscriptions_rest()}
            </h2>
            <PackageRows rows={rest} facts={facts} home={home} />
          </section>
        )}
        <Disclosure quiet summary={m.subscriptions_how_compared_title()}>
          <p className="max-w-text pt-2">{m.subscriptions_how_compared()}</p>
        </Disclosure>
      </div>
    </>
  )
}

type PackageVerdictProps = { readonly facts: PackagesFacts; readonly home: string }

/** Which package pays off for this customer; it says so as plainly where none does. */
function PackageVerdict({ facts, home }: PackageVerdictProps) {
  const { packages, past, hasCart, isSignedIn, locale, site, currency } = facts
  const said = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  const nameOf = ({ name }: { readonly name: string }) => isolate(name)
  const [forCart, forPast] = [hasCart ? bestOf(packages, cartNet) : null, past ? bestOf(packages, ordersNet) : null]
  const since = past ? sayDay(past.since, locale, site) : ''
  if (!hasCart && !past) {
    return (
      <Notice tone="info" title={m.subscriptions_verdict_unknown()}>
        {isSignedIn ? m.subscriptions_verdict_no_cart() : m.subscriptions_verdict_guest()}{' '}
        <TextLink to={`${home}/cart`}>{m.subscriptions_to_cart()}</TextLink>
      </Notice>
    )
  }
  return (
    <Notice
      tone={forCart || forPast ? 'ok' : 'info'}
      title={forCart || forPast ? m.subscriptions_verdict_some() : m.subscriptions_verdict_none()}
    >
      {hasCart && (
        <p>
          {forCart
            ? m.subscriptions_verdict_cart({ name: nameOf(forCart.one), saving: said(forCart.minor) })
            : m.subscriptions_verdict_cart_none()}
        </p>
      )}
      {past && (
        <p>
          {forPast
            ? m.subscriptions_verdict_past({
                name: nameOf(forPast.one),
                saving: said(forPast.minor),
                count: past.count,
                since,
              })
            : m.subscriptions_verdict_past_none({ count: past.count, since })}
        </p>
      )}
    </Notice>
  )
}
