import { keepAnswers, type Source } from '#catalog/products/finding/keep-answers.ts'
import type { FoundProduct, FoundProducts } from '#catalog/products/finding/product-query.ts'
import type { Held, Seen } from './keep-index.ts'

/** A page as it was read. */
type Kept = {
  readonly found: FoundProducts
  readonly at: number
  /** When the first of its products was read: later pages take over those that did not change. */
  readonly readAt: number
  /** The oldest version of the documents as of which something of it was found; null where that is not known. */
  readonly version: number | null
  /** Of products that were written later it is not known whether they were read as they are in memory. */
  readonly before: Seen
  /** With which write to memory its products were written last; 0 for those that are not there, or were read as they were before. */
  readonly writtenAs: readonly number[]
}
const keep = keepAnswers<Kept>(4000, { unchanged: 600_000, inChange: 20_000 })
/** By id, products that a page before had and that are as they were. */
export type Unchanged = ReadonlyMap<string, FoundProduct>
const LONGEST_TAKEN_OVER = 600_000
/** Not longer, where something of the page was found before the last change. */
const LONGEST_MILLISECONDS = 20_000

type Asking = {
  readonly held: Held | null
  readonly before: Seen | null
  readonly source: Source
  /** Whether the work sees all of a snapshot; one that began before its page was asked for may not. */
  readonly seesAllOf: (snapshot: string) => Promise<boolean>
}

/**
 * A page that was read before and of which no product changed since, as far as this process saw it: a tenth of a second ago
 * while feeds write. Without products in memory it is read anew. `find` is given the source that notes of when its answers are, and
 * the products that need not be read again.
 */
export async function keepPage(
  { held, before, source, seesAllOf }: Asking,
  name: string,
  find: (source: Source, unchanged: Unchanged) => Promise<FoundProducts>,
): Promise<FoundProducts> {
  if (!held || source === null || before?.index !== held.index) return find(source, new Map())
  const { index } = held
  const writtenAs = ({ products }: FoundProducts) => products.map(({ id }) => index.writtenAs[Number(id)] ?? 0)
  const isUnchanged = (one: Kept, at: number) => {
    const write = one.writtenAs[at]!
    const now = index.writtenAs[Number(one.found.products[at]!.id)] ?? 0
    return write === now && write > 0 && write <= one.before.writes
  }
  const read = async (last?: Promise<Kept>): Promise<Kept> => {
    const at = performance.now()
    const old = await last?.catch(() => null)
    const isUsable = old?.before.index === index && at - old.readAt < LONGEST_TAKEN_OVER
    const unchanged = new Map(
      isUsable ? old.found.products.filter((_, at) => isUnchanged(old, at)).map((one) => [one.id, one]) : [],
    )
    let version = source.version()
    const onKept = (one: number | null) => {
      version = version === null || one === null ? null : Math.min(version, one)
    }
    const [found, isAsNew] = await Promise.all([find({ ...source, onKept }, unchanged), seesAllOf(before.snapshot)])
    return {
      found,
      at,
      readAt: unchanged.size > 0 ? old!.readAt : at,
      version,
      before,
      writtenAs: isAsNew ? writtenAs(found) : found.products.map(() => 0),
    }
  }
  const holds = (one: Kept) =>
    one.before.index === index &&
    (one.version === held.version || performance.now() - one.at < LONGEST_MILLISECONDS) &&
    one.writtenAs.every((_, at) => isUnchanged(one, at))
  return (await keep(source)(name, read, holds)).found
}
