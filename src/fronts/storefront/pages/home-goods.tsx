import type { Locale } from '#platform/work/work.ts'
import { ProductShelf } from '#selling/search/shelves/product-shelf.tsx'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import { HomeMine } from './home-mine.tsx'
import type { Mine } from './read-mine.ts'

export type HomeGoodsProps = {
  readonly home: string
  readonly locale: Locale
  readonly mine: Mine | null
  readonly shelves: readonly Shelf[]
}

/** The customer's own things, and shelves of what others buy. */
export function HomeGoods({ home, locale, mine, shelves }: HomeGoodsProps) {
  return (
    <div className="flex flex-col gap-14 lg:gap-20">
      {mine && <HomeMine home={home} locale={locale} mine={mine} />}
      {shelves.map((shelf) => (
        <ProductShelf key={shelf.key} shelf={shelf} home={home} locale={locale} />
      ))}
    </div>
  )
}
