import { CompiledQuery, DummyDriver, type Kysely, PostgresDialect, Transaction } from 'kysely'
import type { Database, QueryWork } from '#platform/work/work.ts'

const begin = CompiledQuery.raw('start transaction isolation level repeatable read read only')
const commit = CompiledQuery.raw('commit')

// What a transaction of Kysely's wants beside its executor; nothing is asked of it.
const parts = { dialect: new PostgresDialect({ pool: async () => Promise.reject(new Error('A moment has its line')) }) }

/**
 * A read-only transaction that sees one moment. Its readings may ask at the same time: their questions go out together and are
 * answered in turn. Nobody waits for its end, which changes nothing.
 */
export function atMoment<Answer>(
  db: Kysely<Database>,
  act: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const pooled = db.getExecutor()
  return pooled.provideConnection(async (line) => {
    let isOver = false
    const asked = new Set<Promise<unknown>>()
    const refused: unknown[] = []
    const executor = pooled.withConnectionProvider({
      provideConnection: async (consumer) => {
        if (isOver) throw new Error('Something was asked after its moment was over: a reading was not waited for')
        const answer = consumer(line)
        asked.add(answer)
        answer.catch((error) => refused.push(error)).finally(() => asked.delete(answer))
        return answer
      },
    })
    // It goes out before the first question, and nobody waits for it: a beginning that fails leaves no line to ask on.
    line.executeQuery(begin).catch(() => undefined)
    try {
      const transaction = new Transaction<Database>({ ...parts, config: parts, driver: new DummyDriver(), executor })
      seen.set(transaction, new Map())
      return await act(transaction)
    } catch (error) {
      if (!isAborted(error)) throw error
      // Heard before the refusal that broke the moment, which is what happened.
      await Promise.allSettled(asked)
      throw refused.find((one) => !isAborted(one)) ?? error
    } finally {
      isOver = true
      line.executeQuery(commit).catch(() => undefined)
    }
  })
}

/** A question before it in the same transaction was refused. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}

const seen = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * What several readings of one moment ask, asked once: in it nothing changes. Where something may be written it is asked each time.
 * The key names what is read, whoever asks: whether they may see it is for the caller to know.
 */
export function onceInMoment<Value>(
  { db }: Pick<QueryWork, 'db'>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = seen.get(db)
  const asked = known?.get(key) as Promise<Value> | undefined
  if (asked) return asked
  const answer = ask()
  known?.set(key, answer)
  return answer
}

type AtMoment = <Answer>(act: (transaction: Transaction<Database>) => Promise<Answer>) => Promise<Answer>
type Moment = { readonly transaction: Promise<Transaction<Database>>; readers: number; readonly end: () => void }

/**
 * Readings that are under way at the same time share one moment. `part` begins another for those that follow: after something was
 * written they see it.
 */
export function sharedMoments(db: Kysely<Database>): { readonly read: AtMoment; readonly part: () => void } {
  let open: Moment | null = null
  return {
    read: async (act) => {
      open ??= openMoment(db)
      const moment = open
      moment.readers++
      try {
        return await act(await moment.transaction)
      } catch (error) {
        // What broke one question broke the moment: nobody else joins it.
        if (open === moment) open = null
        throw error
      } finally {
        if (--moment.readers === 0) {
          if (open === moment) open = null
          moment.end()
        }
      }
    },
    part: () => {
      open = null
    },
  }
}

function openMoment(db: Kysely<Database>): Moment {
  let end = () => {}
  const transaction = new Promise<Transaction<Database>>((resolve, reject) => {
    const held = (shared: Transaction<Database>) =>
      new Promise<void>((over) => {
        end = over
        resolve(shared)
      })
    atMoment(db, held).catch(reject)
  })
  return { transaction, readers: 0, end: () => end() }
}
