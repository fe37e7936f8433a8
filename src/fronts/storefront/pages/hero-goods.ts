import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import type { HeroGoods } from './home-hero.tsx'

/** What stands under the arch: the first product of the shelves with a picture and both prices. */
export function heroGoods(shelves: readonly Shelf[]): HeroGoods | null {
  for (const { id, title, image, storePrice, landed, isAbout } of shelves.flatMap(({ products }) => products))
    if (image && storePrice && landed) return { id, title, image, storePrice, landed, isAbout }
  return null
}
