import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Amount } from '#money/amount.tsx'
import { formatMoney } from '#money/format-money.ts'
import { money } from '#money/money.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { TextLink } from '#platform/ui/text-link.tsx'
import { visitOf } from '#platform/visit.ts'
import { type Locale, siteCurrency } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { benefitText } from './benefit-text.ts'
import type { Period } from './package-period.ts'
import { type OwnSubscription, type Package, readPackages } from './read-packages.ts'

export const handle = { frame: { width: 'wide' } }

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, site, who, read } = visitOf(context)
  const choice = await read((work) => readPackages(work, { customerId: who.kind === 'customer' ? who.id : null }))
  return { ...choice, locale, currency: siteCurrency[site] }
}

export default function PackagesPage() {
  const { packages, active, pending, locale, currency } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.subscriptions_packages_title()}</PageTitle>
      <PageHeading title={m.subscriptions_packages_title()} lead={m.subscriptions_packages_lead()} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map((one) => (
          <PackageCard
            key={one.id}
            one={one}
            own={active?.packageId === one.id ? active : null}
            isPending={pending?.packageId === one.id}
            locale={locale}
            currency={currency}
          />
        ))}
      </ul>
      <p className="mt-6 text-soft">
        {m.subscriptions_in_cart()} <TextLink to={`/${locale}/cart`}>{m.subscriptions_to_cart()}</TextLink>
      </p>
    </>
  )
}

type PackageCardProps = {
  readonly one: Package
  readonly own: OwnSubscription | null
  readonly isPending: boolean
  readonly locale: Locale
  readonly currency: 'EGP' | 'AED'
}

function PackageCard({ one, own, isPending, locale, currency }: PackageCardProps) {
  const said = (minor: bigint) => formatMoney(money(minor, currency), locale)
  const quota =
    one.quota === null ? (
      m.subscriptions_quota_unlimited()
    ) : (
      <Amount money={money(one.quota, currency)} locale={locale} />
    )
  return (
    <Card
      as="li"
      title={<bdi>{one.name}</bdi>}
      aside={<Status own={own} isPending={isPending} />}
      className="flex flex-col"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Amount money={money(one.price, currency)} locale={locale} className="text-xl font-semibold" />
        <span className="text-soft">{periodText(one.period)}</span>
        {one.isFirstMonthFree && <Badge tone="info">{m.subscriptions_first_month_free()}</Badge>}
      </p>
      <ul className="my-4 flex flex-col gap-1.5">
        {(one.terms.benefits ?? []).map((benefit) => (
          <li key={`${benefit.line}${benefit.kind}`} className="flex gap-2">
            <Icon name="check" className="mt-1 shrink-0 text-ok" size={16} />
            {benefitText(benefit, currency, locale)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{one.description}</p>
      <Facts items={[{ term: m.subscriptions_quota(), value: quota }]} />
      {own && (
        <p className="text-sm">
          {one.quota === null
            ? m.subscriptions_used_unlimited({ used: said(own.consumption) })
            : m.subscriptions_used({ used: said(own.consumption), quota: said(one.quota) })}
        </p>
      )}
    </Card>
  )
}

function Status({ own, isPending }: Pick<PackageCardProps, 'own' | 'isPending'>) {
  if (own) return <Badge tone="ok">{m.subscriptions_current()}</Badge>
  return isPending ? <Badge tone="wait">{m.subscriptions_pending()}</Badge> : null
}

function periodText({ unit, count }: Period): string {
  if (unit === 'week') return m.subscriptions_period_week({ count })
  return unit === 'month' ? m.subscriptions_period_month({ count }) : m.subscriptions_period_year({ count })
}
