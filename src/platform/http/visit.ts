import type { Kysely } from 'kysely'
import { createContext, type RouterContextProvider } from 'react-router'
import { type Occasion, query, readTogether, tryOut, write } from '#platform/database/database.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Database, QueryWork, Work } from '#platform/work/work.ts'
import { networkOf } from './network-of.ts'

/** One request: who made it, on which site, in which language, and the ways to use the database. */
export type Visit = Occasion & {
  readonly requestId: string
  readonly ip: string
  /** The key by which limits count this visitor's address (`networkOf`). */
  readonly network: string
  /** Origin of this site as the browser knows it, e.g. http://ae.localhost:3000. */
  readonly origin: string
  /** The answer of the route's prefetch; null without a prefetch or without a session. */
  readonly prefetched: string | null
  /** The checked session token; null for guests. */
  readonly token: string | null
  /** Whether the request had a token that is no longer valid; the answer removes it. */
  readonly isTokenOver?: boolean
  /** Whether an open page asks for more data with such a token. */
  readonly isPageOver?: boolean
  /** Of staff who look at a customer's pages: until when. What is written in such a visit is not kept. */
  readonly viewedUntil?: Date
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly nonce: string
  readonly ports: Ports
  /** Notes that this request has just proved who is acting; later steps of the same request know it. */
  readonly noteProof: () => void
  /** Notes that staff asked for something their roles do not allow. */
  readonly noteDenial?: () => void
  /** Logs a fault with this request's id. */
  readonly report: (fault: unknown) => void
  /** The database without a transaction: for a use-case of one statement, which is a transaction by itself. */
  readonly query: <Answer>(act: (work: QueryWork) => Promise<Answer>) => Promise<Answer>
  /** A read-only transaction; reads at the same time, such as by the parts of one page, share one snapshot. */
  readonly read: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  /** The same for data that several parts of one page show: read once, until something is written. */
  readonly readOnce: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
  /** A transaction: all of it happens, or nothing. */
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

/** Read and write transactions, for work that must happen between two of them: hashing takes tens of milliseconds and 19 MB. */
export type Doors = Pick<Visit, 'read' | 'write'>

export type VisitFacts = Omit<
  Visit,
  'network' | 'prefetched' | 'noteProof' | 'query' | 'read' | 'readOnce' | 'write'
> & {
  readonly prefetched?: string | null
}

export function openVisit(db: Kysely<Database>, facts: VisitFacts): Visit {
  const { now, site, locale, visitor = null } = facts
  const occasion = { who: facts.who, now, site, locale, visitor }
  const { read, part } = readTogether(db, occasion)
  const keep = facts.viewedUntil ? tryOut : write
  // Reads during or after a write must see it, so they do not join an earlier snapshot.
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
    query: (act) => (facts.viewedUntil ? read(act) : parting(() => query(db, occasion, act))),
    read,
    ...rememberUntilWritten(read, (act) => parting(() => keep(db, occasion, act))),
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
