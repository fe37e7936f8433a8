import { lruCache } from '#platform/work/lru-cache.ts'

/** How long an answer is kept in milliseconds: while nothing new was seen, and while feeds write. */
type HowLong = { readonly unchanged: number; readonly inChange: number }
const USUAL: HowLong = { unchanged: 600_000, inChange: 20_000 }

/**
 * Where answers come from: a database with the mark of its documents, which moves when staff or links change a few, and the
 * version of the documents that the process has seen by now; null where they are not in memory. Null in a transaction that wrote.
 */
export type Source = {
  readonly name: string
  readonly version: () => number | null
  /** Told the version as of which each kept answer was found that is given again. */
  readonly onKept?: (version: number | null) => void
} | null
type Kept<Value> = {
  readonly at: number
  /** As of when it was found; undefined while it is sought. */
  version: number | null | undefined
  readonly value: Promise<Value>
}
/** `holds` says whether a kept answer is still right, whatever its age. */
type Keeping<Value> = (name: string, find: Find<Value>, holds?: (value: Value) => boolean) => Promise<Value>
/** Given what was kept before and holds no longer, if anything was. */
type Find<Value> = (before?: Promise<Value>) => Promise<Value>

/**
 * At most so many answers, kept by each process while no document changed, and for some seconds while feeds change many. Who asks
 * the same at the same time waits for the first. What a page then shows is read anew (read-found.ts).
 */
export function keepAnswers<Value>(most: number, howLong = USUAL): (source: Source) => Keeping<Value> {
  const kept = lruCache<Kept<Value>>(most)
  return (source) =>
    async (name, find, holds = () => true) => {
      if (source === null) return find()
      const key = `${source.name} ${name}`
      const known = kept.get(key)
      if (known && isFresh(known, source.version(), howLong)) {
        const value = await known.value.catch(() => null)
        if (value === null) return find()
        if (holds(value)) {
          source.onKept?.(known.version ?? null)
          return value
        }
      }
      const mine: Kept<Value> = { at: performance.now(), version: undefined, value: find(known?.value) }
      kept.set(key, mine)
      mine.value.then(
        () => {
          mine.version = source.version()
        },
        () => kept.set(key, { ...mine, at: Number.NEGATIVE_INFINITY }),
      )
      return mine.value
    }
}

function isFresh({ at, version }: Kept<unknown>, now: number | null, { unchanged, inChange }: HowLong): boolean {
  const isSame = version === undefined || (version !== null && version === now)
  return performance.now() - at < (isSame ? unchanged : inChange)
}
