import type { Locale } from '#platform/work/work.ts'
import type { Display } from '#selling/search/search-address.ts'
import { ProductCard } from './product-card.tsx'
import type { ShownProduct } from './shown-product.ts'

export const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:gap-x-6 2xl:grid-cols-4'

type ResultListProps = {
  readonly products: readonly ShownProduct[]
  readonly display: Display
  readonly home: string
  readonly locale: Locale
  readonly level?: 2 | 3
  /** How many pictures are seen before it: those of a list far below load when they come near. */
  readonly after?: number
}

/** Found products, as large pictures or as lines. */
export function ResultList({ products, display, home, locale, level = 2, after = 0 }: ResultListProps) {
  return (
    <ul className={display === 'grid' ? gridClass : 'flex flex-col gap-3'}>
      {products.map((product, at) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            home={home}
            locale={locale}
            at={after + at}
            isLine={display === 'list'}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
