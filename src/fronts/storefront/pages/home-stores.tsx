import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'
import { originName } from './origin-name.ts'
import type { StoreGroup } from './store-groups.ts'

const shown = 7

/** Names people know, by country. */
export function HomeStores({ home, groups }: { readonly home: string; readonly groups: readonly StoreGroup[] }) {
  const limit = groups.length === 1 ? Number.POSITIVE_INFINITY : shown
  return (
    <section aria-labelledby="stores">
      <HomeHeading
        id="stores"
        title={m.storefront_stores_title()}
        lead={m.storefront_stores_lead()}
        aside={<TextLink to={`${home}/stores`}>{m.storefront_stores_all()}</TextLink>}
      />
      <dl className="divide-y divide-line rounded border border-line bg-surface px-4 shadow-rest sm:px-6">
        {groups.map(({ origin, stores }) => (
          <div key={origin} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-semibold">{originName(origin)}</dt>
            <dd className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
              {stores.slice(0, limit).map(({ id, name }) => (
                <bdi key={id}>{name}</bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
