import type { Kysely } from 'kysely'
import { createContext, type RouterContextProvider } from 'react-router'
import { type Occasion, query, readTogether, write } from '#platform/database/database.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Database, QueryWork, Work } from '#platform/work/work.ts'
import { networkOf } from './network-of.ts'

/** One request: who came, to which site, in which language, and the two doors to the database. */
export type Visit = Occasion & {
  readonly requestId: string
  readonly ip: string
  /** What limits for one address count (`networkOf`). */
  readonly network: string
  /** Origin of this site as the browser knows it, e.g. http://ae.localhost:3000. */
  readonly origin: string
  /** What the route's prefetch answered; null where it has none, or the visitor no session. */
  readonly prefetched: string | null
  /** The session token that came along, already checked; null for guests. */
  readonly token: string | null
  /** Whether a token came along that is good for nobody any more; the answer takes it away. */
  readonly isTokenOver?: boolean
  /** Whether a page that stands open asks for more data with such a token. */
  readonly isPageOver?: boolean
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly nonce: string
  readonly ports: Ports
  /** Whoever it is has shown just now, with this request, that it is them: what it does from here on knows. */
  readonly noteProof: () => void
  /** Staff asked for what their roles do not hold. */
  readonly noteDenial?: () => void
  /** Writes a fault to the log, under this request's id. */
  readonly report: (fault: unknown) => void
  /** The database without a transaction: for a use-case that is one statement, which is one by itself. */
  readonly query: <Answer>(act: (work: QueryWork) => Promise<Answer>) => Promise<Answer>
  /** A read-only transaction; what is read at the same time, as by the parts of one page, sees the same moment. */
  readonly read: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  /** The same, for what several parts of one page show: asked once, until something is written. */
  readonly readOnce: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  /** A transaction; everything in it happens or nothing does. */
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

/** The two doors to the database, for what has to leave it in between: a hash takes tens of milliseconds and 19 MB. */
export type Doors = Pick<Visit, 'read' | 'write'>

type Facts = Omit<Visit, 'network' | 'prefetched' | 'noteProof' | 'query' | 'read' | 'readOnce' | 'write'> & {
  readonly prefetched?: string | null
}

export function openVisit(db: Kysely<Database>, facts: Facts): Visit {
  const { now, site, locale } = facts
  const occasion = { who: facts.who, now, site, locale }
  const { read, part } = readTogether(db, occasion)
  // What is read while or after something was written sees it: it joins no moment from before.
  const parting = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    part()
    return act().finally(part)
  }
  return {
    ...facts,
    network: networkOf(facts.ip),
    get who() {
      return occasion.who
    },
    noteProof: () => {
      const { who } = occasion
      if (who.kind === 'customer' || who.kind === 'staff') occasion.who = { ...who, isProved: true }
    },
    prefetched: facts.prefetched ?? null,
    query: (act) => parting(() => query(db, occasion, act)),
    read,
    ...rememberUntilWritten(read, (act) => parting(() => write(db, occasion, act))),
  }
}

type Door = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

function rememberUntilWritten(readNow: Door, writeNow: Door): { readonly readOnce: Door; readonly write: Door } {
  const answers = new Map<unknown, Promise<unknown>>()
  return {
    readOnce: <Answer>(act: (work: Work) => Promise<Answer>) => {
      const known = answers.get(act) as Promise<Answer> | undefined
      const answer = known ?? readNow(act)
      answers.set(act, answer)
      return answer
    },
    write: (act) => writeNow(act).finally(() => answers.clear()),
  }
}

export const visitContext = createContext<Visit>()

/** The visit of a page's loader or action. */
export function visitOf(context: Readonly<RouterContextProvider>): Visit {
  return context.get(visitContext)
}
