const PLACES = 10

/** How well an order of ratings answers a query beside the best order of all that was rated: 1 is perfect. Null where nothing fits. */
export function ndcgOf(found: readonly number[], rated: readonly number[]): number | null {
  const best = gainOf([...rated].sort((one, other) => other - one))
  return best === 0 ? null : gainOf(found) / best
}

const gainOf = (ratings: readonly number[]) =>
  ratings.slice(0, PLACES).reduce((sum, rating, place) => sum + (2 ** rating - 1) / Math.log2(place + 2), 0)
