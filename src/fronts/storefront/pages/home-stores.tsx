import type { Heading } from '#content/pages/home/home-headings.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'
import type { StoreGroup } from './store-groups.ts'
import { markOf } from './store-marks.ts'

const shown = 7
const tile =
  'grid min-h-16 place-items-center rounded border px-1 py-2 text-center text-sm font-semibold shadow-rest lg:min-h-19 lg:text-base'

type HomeStoresProps = {
  readonly home: string
  readonly lead: string
  readonly heading: Heading | undefined
  readonly groups: readonly StoreGroup[]
}

/** Well-known stores of all countries, and at last any other. */
export function HomeStores({ home, lead, heading, groups }: HomeStoresProps) {
  return (
    <section aria-labelledby="stores">
      <HomeHeading
        id="stores"
        title={m.storefront_stores_short()}
        own={heading}
        aside={<TextLink to={`${home}/stores`}>{m.storefront_stores_all()}</TextLink>}
      />
      <ul className="grid grid-cols-4 gap-2.5 lg:grid-cols-8 lg:gap-3">
        {inTurn(groups).map(({ id, name, domain }) => (
          <li key={id} className="contents">
            <a
              href={`https://www.${domain}`}
              target="_blank"
              rel="noreferrer"
              className={`${tile} border-line bg-surface text-ink no-underline hover:border-edge`}
            >
              {markOf(id) && (
                <img src={markOf(id)!} alt="" width={28} height={28} loading="lazy" className="mb-0.5 size-7" />
              )}
              <bdi className="max-w-full break-words leading-tight">{name}</bdi>
            </a>
          </li>
        ))}
        <li className={`${tile} border-transparent bg-stage-sea text-[#0b5a52]`}>{m.storefront_stores_any()}</li>
      </ul>
      <p className="mt-4 max-w-text text-sm text-soft max-lg:hidden">{lead}</p>
    </section>
  )
}

/** The first store of each country, then the second of each, until there are enough. */
function inTurn(groups: readonly StoreGroup[]): readonly StoreGroup['stores'][number][] {
  const most = Math.max(0, ...groups.map(({ stores }) => stores.length))
  const rounds = Array.from({ length: most }, (_, round) => groups.flatMap(({ stores }) => stores[round] ?? []))
  return rounds.flat().slice(0, shown)
}
