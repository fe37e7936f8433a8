import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { QuotaBar } from '#pricing/subscriptions/quota-bar.tsx'
import type { SubscriptionView } from '#pricing/subscriptions/read-subscriptions.ts'
import { statusLooks } from '#pricing/subscriptions/status-look.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type PackageLineProps = { readonly one: SubscriptionView; readonly locale: Locale; readonly site: Site }

/** A customer's package in short, for staff: its name, its end, and the used part of its quota. */
export function PackageLine({ one, locale, site }: PackageLineProps) {
  const [tone, said] = statusLooks[one.status]
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{one.name}</bdi>
        <Ltr className="text-sm text-soft">{one.number}</Ltr>
        <Badge tone={tone} size="small">
          {said()}
        </Badge>
        {one.endsAt && (
          <span className="text-sm text-soft">
            {m.subscriptions_until()} {sayDay(one.endsAt, locale, site)}
          </span>
        )}
      </p>
      {one.status === 'Active' && (
        <QuotaBar used={one.consumption} quota={one.quota} currency={sites[site].currency} locale={locale} />
      )}
    </div>
  )
}
