import { type Kysely, sql } from 'kysely'
import { query } from '#platform/database/database.ts'
import { type Database, type QueryWork, system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { type DocumentRow, emptyIndex, type MemoryIndex } from './memory-index.ts'
import { putDocument } from './put-document.ts'
import { lacksFrequent, readKept, readPopular } from './read-documents.ts'
import { type Names, readNames } from './read-names.ts'
import { type Place, readPlaceSince } from './read-place.ts'
import { takeChanges } from './take-changes.ts'

/** So few documents are read by the first search that needs them; more are read by `holdIndex` before, beside the searches. */
const FEW = 20_000
const READ_AT_ONCE = 1000
const LOOK_EVERY_MILLISECONDS = 1000
/** While feeds write, each search does not look anew. */
const OLDEST_MILLISECONDS = 100
/** As often as they are counted (finding.jobs.ts). */
const NAMES_EVERY_MILLISECONDS = 600_000
const AFTER_ERROR_MILLISECONDS = 10_000
const COUNT_AGAIN_MILLISECONDS = 60_000
/** Changes are kept for a day (finding.jobs.ts): who did not look for so long reads everything anew. */
const LONGEST_PAUSE = 3_600_000
const MOST_EMPTY = 20_000

export type Held = {
  readonly index: MemoryIndex
  /** What the index has seen, as of so many writes to it: later ones are read at the next look. */
  snapshot: string
  writes: number
  mark: string
  lookedAt: number
  /** Grows with each look that found something new. */
  version: number
  /** What begun words may become; null where so few are held that PostgreSQL is asked, which knows them at once. */
  names: Names | null
  looking: Promise<void> | null
}
const held = new Map<string, Held>()
/** Whether this process holds documents in memory. */
export const holdsDocuments = (): boolean => held.size > 0
/** Where a work reads, and whether what is in memory is still what is there. */
export async function readPlace(work: QueryWork): Promise<Place & { readonly before: Seen | null }> {
  const before = seenNow()
  return { ...(await readPlaceSince(work, lastHeld()?.snapshot ?? null)), before }
}
const lastHeld = () => [...held.values()].at(-1)
/** What was in memory before a work began to read, and as of when. */
export type Seen = Pick<Held, 'index'> & Readonly<Pick<Held, 'snapshot' | 'writes'>>
/** What is in memory now. */
export function seenNow(): Seen | null {
  const last = lastHeld()
  return last ? { index: last.index, snapshot: last.snapshot, writes: last.writes } : null
}
const loading = new Map<string, Promise<Held | null>>()
/** When a database had too many to be read by a search. */
const tooMany = new Map<string, number>()

/** The documents in memory as they are now, or a tenth of a second ago while feeds write; null where they are too many and not read yet. */
export async function readIndex(work: QueryWork, place: Place): Promise<Held | null> {
  const known = held.get(place.database)
  if (!known) return loadFew(work, place)
  const isOutdated = known.index.documents <= FEW && isSpent(known.index)
  if (performance.now() - known.lookedAt < LONGEST_PAUSE && !isOutdated) {
    if (isCurrent(known, place)) known.lookedAt = Math.max(known.lookedAt, place.askedAt)
    const moment = BigInt(place.mark) > BigInt(known.mark) ? place.askedAt : place.askedAt - OLDEST_MILLISECONDS
    await lookSince(work, known, moment)
    return known
  }
  if (held.get(place.database) === known) held.delete(place.database)
  return loadFew(work, place)
}

/** Whether what is in memory is just what this work sees, not older and not newer. */
function isCurrent(one: Held, { since, isChanged }: Place): boolean {
  return isChanged === false && since === one.snapshot
}

/** Sees all that was written before the place was asked for; of very many documents, what feeds wrote until a tenth of a second before. */
export async function lookUntil(work: QueryWork, one: Held, { isChanged, askedAt }: Place): Promise<void> {
  if (isChanged !== false)
    await lookSince(work, one, one.index.documents > FEW ? askedAt - OLDEST_MILLISECONDS : askedAt)
}

// Reads what was written until now, or at least until a moment; who looks at the same time is waited for.
async function lookSince(work: QueryWork, one: Held, moment: number): Promise<void> {
  while (one.lookedAt < moment) {
    if (one.looking) await one.looking.catch(() => undefined)
    else await look(work, one)
  }
}

const isSpent = ({ places, documents }: MemoryIndex) => places > 2 * documents + MOST_EMPTY

async function look(work: QueryWork, one: Held): Promise<void> {
  const lookedAt = performance.now()
  const looking = (async () => {
    const { snapshot, mark } = await readMoment(work)
    const changed = await takeChanges(work, one.index, one.snapshot)
    // Where nothing changed, the older snapshot says the same, and who asked with it need not ask again.
    if (changed > 0) Object.assign(one, { snapshot, version: one.version + 1 })
    Object.assign(one, { mark, lookedAt, writes: one.index.writes })
  })()
  one.looking = looking
  try {
    await looking
  } finally {
    one.looking = null
  }
}

async function readMoment({ db }: QueryWork): Promise<{ readonly snapshot: string; readonly mark: string }> {
  const { rows } = await sql<{ readonly snapshot: string; readonly mark: string }>`
    select pg_current_snapshot()::text as snapshot, last_value::text as mark from product_documents_mark`.execute(db)
  return rows[0]!
}

async function loadFew(work: QueryWork, { database }: Place): Promise<Held | null> {
  if (performance.now() - (tooMany.get(database) ?? Number.NEGATIVE_INFINITY) < COUNT_AGAIN_MILLISECONDS) return null
  const running = loading.get(database)
  if (running) return running.catch(() => null)
  const { rows } = await sql<{ readonly documents: number }>`
    select count(*)::int as documents from (select from product_documents limit ${FEW + 1}) d`.execute(work.db)
  if (rows[0]!.documents <= FEW) return load(work, database, null)
  tooMany.set(database, performance.now())
  return null
}

function load(work: QueryWork, database: string, kept: ReadonlySet<string> | null): Promise<Held> {
  const loaded = (async () => {
    const { snapshot, mark } = await readMoment(work)
    const index = emptyIndex(kept)
    for (let last: DocumentRow | null = null; ; ) {
      const rows: readonly DocumentRow[] = await readPopular(work, last, READ_AT_ONCE)
      for (const row of rows) putDocument(index, row)
      if (rows.length < READ_AT_ONCE) break
      last = rows.at(-1)!
    }
    index.ordered = index.places & ~31
    const names = kept === null ? null : await readNames(work, index)
    const { writes } = index
    const one: Held = { index, snapshot, writes, mark, lookedAt: performance.now(), version: 1, names, looking: null }
    held.set(database, one)
    return one
  })()
  loading.set(database, loaded)
  const over = () => {
    if (loading.get(database) === loaded) loading.delete(database)
  }
  loaded.then(over, over)
  return loaded
}

/**
 * Reads all documents into memory and then each second what changed, until it is stopped. Searches are answered by PostgreSQL
 * meanwhile. Nothing is read while the words of very many documents are not counted yet.
 */
export function holdIndex(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
): { readonly isRead: Promise<void>; readonly stop: () => void } {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    let wait = LOOK_EVERY_MILLISECONDS
    try {
      await query(db, { who: system, now: new Date(), site: mainSite, locale: 'ar' }, holdOnce)
    } catch (error) {
      wait = AFTER_ERROR_MILLISECONDS
      if (!isOver) onError(error)
    }
    if (!isOver) timer = setTimeout(turn, wait).unref()
  }
  return {
    isRead: turn(),
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** One turn of `holdIndex`. */
async function holdOnce(work: QueryWork): Promise<void> {
  const { database } = await readPlace(work)
  const known = held.get(database)
  if (known && !isSpent(known.index) && performance.now() - known.lookedAt < LONGEST_PAUSE) {
    if (!known.looking) await look(work, known)
    const { kept } = known.index
    if (!known.names || !kept || performance.now() - known.names.readAt < NAMES_EVERY_MILLISECONDS) return
    known.names = await readNames(work, known.index)
    if (!(await lacksFrequent(work, kept))) return
  }
  const { rows } = await sql<{ readonly is: boolean }>`
    select count(*) > ${FEW} as is from (select from product_documents limit ${FEW + 1}) d`.execute(work.db)
  const kept = rows[0]!.is ? await readKept(work) : null
  if ((rows[0]!.is && kept === null) || loading.has(database)) return
  await load(work, database, kept)
}
