import { Link } from '#platform/ui/show/link.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { WholePrice } from '#selling/cart/product/whole-price.tsx'
import { m } from '#words/messages.js'
import { ProductPicture } from './product-picture.tsx'
import type { ShownProduct } from './shown-product.ts'

type ProductCardProps = {
  readonly product: ShownProduct
  readonly home: string
  readonly locale: Locale
  /** Its place in the list. */
  readonly at: number
  readonly isLine?: boolean
  readonly level?: 2 | 3
}

const gridSizes = '(min-width: 80rem) 18rem, (min-width: 40rem) 30vw, 46vw'

/** A found product: its picture, what it costs until it is collected, what the store asks, and when it may be here. */
export function ProductCard({ product, home, locale, at, isLine = false, level = 2 }: ProductCardProps) {
  const { id, title, image } = product
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={
        isLine
          ? 'card relative grid grid-cols-[7rem_minmax(0,1fr)] gap-4 p-3 sm:grid-cols-[11rem_minmax(0,1fr)]'
          : 'relative flex min-w-0 flex-col gap-2'
      }
    >
      <ProductPicture image={image} at={at} sizes={isLine ? '11rem' : gridSizes} />
      <span className="flex min-w-0 flex-col gap-1">
        <Heading className="text-base font-normal">
          <Link to={`${home}/search-product/${id}`} className="card-link">
            <ProductTitle>{title}</ProductTitle>
          </Link>
        </Heading>
        <Prices product={product} locale={locale} />
        <Facts product={product} />
      </span>
    </article>
  )
}

type PricesProps = { readonly product: ShownProduct; readonly locale: Locale }

function Prices({ product: { landed, isAbout, storePrice, wasPrice }, locale }: PricesProps) {
  return (
    <>
      <p className="text-lg">
        {landed === null ? (
          <span className="text-sm text-soft">{m.search_no_price()}</span>
        ) : (
          <>
            {isAbout && <span className="text-sm text-soft">{m.search_about()} </span>}
            <WholePrice money={landed} isAbout={isAbout} locale={locale} />{' '}
            <span className="sr-only">{m.search_landed()}</span>
          </>
        )}
      </p>
      {storePrice && (
        <p className="text-sm text-soft">
          {m.search_in_store()} <Amount money={storePrice} locale={locale} />
          {wasPrice && (
            <>
              {' '}
              <del>
                <span className="sr-only">{m.search_was()} </span>
                <Amount money={wasPrice} locale={locale} />
              </del>
            </>
          )}
        </p>
      )}
    </>
  )
}

function Facts({ product: { store, stores, isInStock, arrival } }: { readonly product: ShownProduct }) {
  return (
    <>
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <StoreMark name={store} />
        <bdi className="truncate">{store}</bdi>
      </p>
      {stores > 1 && <p className="text-sm text-sea">{m.search_from_stores({ count: stores })}</p>}
      {!isInStock ? (
        <p className="text-sm text-warn">{m.search_out_of_stock()}</p>
      ) : (
        arrival && <p className="text-xs text-soft">{m.search_arrival({ days: arrival })}</p>
      )}
    </>
  )
}
