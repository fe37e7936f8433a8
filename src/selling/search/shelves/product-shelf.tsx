import { type ReactNode, useId } from 'react'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { ProductCard } from '#selling/search/results/product-card.tsx'
import { m } from '#words/messages.js'
import type { Shelf } from './read-shelves.ts'

type ProductShelfProps = {
  readonly shelf: Shelf
  readonly home: string
  readonly locale: Locale
  /** Beside its title, instead of the way to more. */
  readonly aside?: ReactNode
}

/** Swept sideways on a phone, where the next one peeks; four in a row above. */
export function ProductShelf({ shelf: { title, to, products }, home, locale, aside }: ProductShelfProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex items-end justify-between gap-4">
        <h2 id={id} className="text-2xl">
          <bdi>{title}</bdi>
        </h2>
        {aside ?? (to !== null && <TextLink to={`${home}${to}`}>{m.search_shelf_all()}</TextLink>)}
      </div>
      <ul className="flex snap-x scroll-px-4 gap-4 overflow-x-auto pb-2 [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4 max-lg:sm:-mx-6 max-lg:sm:px-6 lg:grid lg:grid-cols-4 lg:gap-x-6 lg:gap-y-8 lg:overflow-visible">
        {products.map((product, at) => (
          // What is seen first of a page is above: pictures here wait until they are near.
          <li key={product.id} className="w-42 shrink-0 snap-start lg:w-auto">
            <ProductCard product={product} home={home} locale={locale} at={at + 4} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
