import { Badge } from '#platform/ui/show/badge.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { WholePrice } from '#selling/cart/product/whole-price.tsx'
import { m } from '#words/messages.js'
import type { ShownOffer } from './show-offers.ts'

type OfferListProps = { readonly offers: readonly ShownOffer[]; readonly here: string; readonly locale: Locale }

/** The same thing in each store: what it costs until it is collected, and what the store asks. */
export function OfferList({ offers, here, locale }: OfferListProps) {
  if (offers.length < 2) return null
  return (
    <section aria-labelledby="offers" className="mt-12 lg:mt-16">
      <h2 id="offers" className="text-2xl">
        {m.search_offers()}
      </h2>
      <p className="mt-1 mb-4 text-soft">{m.search_offers_lead()}</p>
      <ul className="card divide-y divide-line [--radius:var(--radius-large)]">
        {offers.map(({ id, store, isSeen, isInStock, age, storePrice, landed, isAbout }) => (
          <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <StoreMark name={store} />
            <span className="min-w-0 grow basis-40">
              <bdi className="block font-semibold break-words">{store}</bdi>
              <span className="block text-sm text-soft">{m.search_offer_seen({ age })}</span>
              {!isInStock && <span className="block text-sm text-warn">{m.search_out_of_stock()}</span>}
            </span>
            <span className="text-end">
              {landed && (
                <span className="block text-lg">
                  {isAbout && <span className="text-sm text-soft">{m.search_about()} </span>}
                  <WholePrice money={landed} isAbout={isAbout} locale={locale} />
                </span>
              )}
              {storePrice && (
                <span className="block text-sm text-soft">
                  {m.search_in_store()} <Amount money={storePrice} locale={locale} />
                </span>
              )}
            </span>
            {isSeen ? (
              <Badge tone="ok">{m.search_offer_chosen()}</Badge>
            ) : (
              <Link
                to={`${here}?offer=${id}`}
                rel="nofollow"
                className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
              >
                {m.search_offer_choose()} <span className="sr-only">{store}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
