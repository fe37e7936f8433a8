import { Notice } from '#platform/ui/show/notice.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CartLimit } from './cart-limits.ts'

type LimitNoticesProps = { readonly limits: readonly CartLimit[]; readonly locale: Locale; readonly site: Site }

/** More of a thing than one person may have brought in, with the rule and its day, before anything is paid. */
export function LimitNotices({ limits, locale, site }: LimitNoticesProps) {
  const kinds = [...new Set(limits.map(({ limit }) => limit.kind))]
  return kinds.map((kind) => {
    const ofKind = limits.filter(({ limit }) => limit.kind === kind)
    const sources = new Map(ofKind.map(({ limit }) => [limit.source, limit.since]))
    return (
      <Notice key={kind} tone="warn" className="mb-5" title={m.cart_limit_title({ rule: ofKind[0]?.name ?? kind })}>
        {ofKind.map((one) => (
          <p key={one.limit.per}>{amounts(one)}</p>
        ))}
        <p>{m.cart_limit_then()}</p>
        {[...sources].map(([source, since]) => (
          <p key={source} className="text-sm text-soft">
            {m.cart_limit_since({ date: sayDay(since, locale, site) })}
            <bdi className="block">{source}</bdi>
          </p>
        ))}
      </Notice>
    )
  })
}

function amounts({ limit, has }: CartLimit): string {
  const amount = (count: number) => (limit.unit === 'grams' ? m.cart_limit_grams({ grams: count }) : String(count))
  const facts = { most: amount(limit.most), has: amount(has) }
  return limit.per === 'year' ? m.cart_limit_year(facts) : m.cart_limit_order(facts)
}
