import { sayDay } from '#platform/say-date.ts'
import { Notice } from '#platform/ui/notice.tsx'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { CartLimit } from './cart-limits.ts'

type LimitNoticesProps = { readonly limits: readonly CartLimit[]; readonly locale: Locale; readonly site: Site }

/** More of a thing than one person may have brought in, with the rule and its day, before anything is paid. */
export function LimitNotices({ limits, locale, site }: LimitNoticesProps) {
  return limits.map(({ limit, name: rule, has }) => {
    const amount = (count: number) => (limit.unit === 'grams' ? m.cart_limit_grams({ grams: count }) : String(count))
    const facts = { most: amount(limit.most), has: amount(has) }
    return (
      <Notice key={limit.kind + limit.per} tone="warn" className="mb-5" title={m.cart_limit_title({ rule })}>
        <p>{limit.per === 'year' ? m.cart_limit_year(facts) : m.cart_limit_order(facts)}</p>
        <p>{m.cart_limit_then()}</p>
        <p className="text-sm text-soft">
          {m.cart_limit_since({ date: sayDay(limit.since, locale, site) })} · <bdi>{limit.source}</bdi>
        </p>
      </Notice>
    )
  })
}
