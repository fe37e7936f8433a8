import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { whyNoPrice } from './lookup-names.ts'
import { pricedPath } from './priced-path.ts'
import type { MyLookup } from './read-lookups.ts'

type MyLookupsProps = {
  readonly lookups: readonly MyLookup[]
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** The customer's links whose price the team finds: what is still open with its promise, and what is ready to be added. */
export function MyLookups({ lookups, home, locale, site }: MyLookupsProps) {
  return (
    <LinkRows
      label={m.cart_lookups_title()}
      items={lookups.map((lookup) => {
        const shop = new URL(lookup.url).hostname.replace(/^www\./, '')
        return {
          key: lookup.id,
          icon:
            lookup.state === 'priced' ? ('check' as const) : lookup.refusal ? ('warning' as const) : ('clock' as const),
          title: lookup.title ? <bdi>{lookup.title}</bdi> : m.cart_lookups_from({ shop: isolate(shop) }),
          note: noteOf(lookup, locale, site),
          to:
            lookup.state === 'priced'
              ? `${home}${pricedPath(lookup.readingId, lookup.quantity)}`
              : `${home}/cart/lookup?sent=${lookup.id}`,
        }
      })}
    />
  )
}

function noteOf({ state, refusal, dueAt }: MyLookup, locale: Locale, site: Site): string {
  if (state === 'priced') return m.cart_lookups_ready()
  if (refusal) return whyNoPrice[refusal]()
  return m.cart_lookups_until({ time: sayTime(dueAt, locale, site) })
}
