import { livingSessions } from '#people/access/living-sessions.ts'
import type { NewsWire } from '#platform/background/news-wire.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type HeardNews, readNews, type WhichNews } from './read-news.ts'

/** One open stream: whose it is, by which session, and what it does with news. */
export type Listener = {
  readonly whose: { readonly kind: 'customer'; readonly id: string } | { readonly kind: 'staff'; readonly site: string }
  readonly token: string
  readonly tell: (news: HeardNews) => void
  /** Something happened that cannot be named any more. */
  readonly missed: () => void
  readonly beat: () => void
  /** The session is over. */
  readonly end: () => void
}

export type NewsHub = {
  /** `since`: the moment from which it knows nothing. Answers how to leave. */
  readonly add: (listener: Listener, since: Date | null) => () => void
  readonly close: () => void
}

type HubParts = {
  readonly query: Visit['query']
  readonly wire: NewsWire
  readonly beatMs?: number
}

// An announcement carries the moment its work began; it is there when the work ends.
const marginMs = 10_000
const longestGapMs = 15 * 60_000
const mostTold = 5_000

/** Spreads announcements among the streams of one process: each hears what is theirs, and a session that is over nothing more. */
export function openNewsHub({ query, wire, beatMs = 20_000 }: HubParts): NewsHub {
  const listeners = new Set<Listener>()
  const told = new Set<bigint>()
  let stop: (() => void) | null = null
  let beat: NodeJS.Timeout | undefined
  const { clock } = wire
  let heardUntil = clock()

  const endOver = async (): Promise<void> => {
    const tokens = [...new Set([...listeners].map(({ token }) => token))]
    const living = await query(({ db }) => livingSessions(db, tokens, clock()))
    for (const one of listeners) if (!living.has(one.token)) one.end()
  }
  const spread = async (which: WhichNews): Promise<void> => {
    const until = clock()
    const news = (await query(({ db }) => readNews(db, which))).filter(({ id }) => !told.has(id))
    if ('since' in which) heardUntil = until
    if (news.length === 0) return
    await endOver()
    for (const one of news) {
      told.add(one.id)
      for (const listener of listeners) if (isFor(one, listener)) listener.tell(one)
    }
    for (const id of told) if (told.size > mostTold) told.delete(id)
  }
  // A moment in which the database is away is a moment without news: the next look goes back to before it.
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)
  const catchUp = () => spread({ since: new Date(heardUntil.getTime() - marginMs) })
  const begin = () => {
    heardUntil = clock()
    stop = wire.hear((ids) => quietly(ids === null ? catchUp() : spread({ ids })))
    beat = setInterval(() => {
      for (const one of listeners) one.beat()
      quietly(endOver().then(catchUp))
    }, beatMs)
    beat.unref()
  }
  const rest = () => {
    stop?.()
    stop = null
    clearInterval(beat)
  }
  const tellSince = async (listener: Listener, since: Date): Promise<void> => {
    if (clock().getTime() - since.getTime() > longestGapMs) return listener.missed()
    const news = await query(({ db }) => readNews(db, { since: new Date(since.getTime() - marginMs) }))
    for (const one of news) if (listeners.has(listener) && isFor(one, listener)) listener.tell(one)
  }
  return {
    add(listener, since) {
      listeners.add(listener)
      if (!stop) begin()
      if (since) tellSince(listener, since).catch(() => listener.missed())
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
    close() {
      listeners.clear()
      rest()
    },
  }
}

function isFor(news: HeardNews, { whose }: Listener): boolean {
  return whose.kind === 'staff' ? news.site === whose.site : news.customerId === whose.id
}
