import { keepAnswers, type Source } from './keep-answers.ts'
import type { Held, Seen } from './memory/keep-index.ts'
import type { FoundProducts } from './product-query.ts'

/** A page as it was read. */
type Kept = {
  readonly found: FoundProducts
  /** Of products that came to their places later it is not known whether they were read as they are there. */
  readonly before: Seen
  /** Where its products were in memory, none 0. Who is written anew gets another place. */
  readonly places: readonly number[]
}
/** Not long, because what is on a page may have been found some seconds before the last change. */
const keep = keepAnswers<Kept>(4000, { unchanged: 20_000, inChange: 20_000 })

/**
 * A page that was read before and of which no product changed since, as far as this process saw it: a tenth of a second ago
 * while feeds write. Without products in memory it is read anew.
 */
export async function keepPage(
  { held, before, source }: { readonly held: Held | null; readonly before: Seen | null; readonly source: Source },
  name: string,
  find: () => Promise<FoundProducts>,
): Promise<FoundProducts> {
  if (!held || before?.index !== held.index) return find()
  const { index } = held
  const placesOf = ({ products }: FoundProducts) => products.map(({ id }) => index.placeOf[Number(id)] ?? 0)
  const read = async (): Promise<Kept> => {
    const found = await find()
    return { found, before, places: placesOf(found) }
  }
  const holds = (one: Kept) =>
    one.before.index === index &&
    placesOf(one.found).every((place, at) => place === one.places[at] && place > 0 && place <= one.before.places)
  return (await keep(source)(name, read, holds)).found
}
