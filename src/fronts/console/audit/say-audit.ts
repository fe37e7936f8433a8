import { readPlaces } from '#fronts/console/people/read-places.ts'
import type { AuditRow } from '#people/access/read-audit.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { actName } from './act-names.ts'
import { type Change, differenceOf } from './difference.ts'
import { nameSubjects, type Subject } from './name-subjects.ts'
import { type Part, sayAct, sayActPlainly, thingOf } from './say-act.ts'
import { currencyOf, type Saying, sayerOf, sayField } from './say-value.ts'

/** An entry of the log in the reader's words. */
export type AuditLine = {
  readonly id: string
  readonly time: string
  readonly action: string
  /** What the act is called. */
  readonly act: string
  readonly said: readonly Part[]
  readonly changes: readonly Change[]
  readonly why: string | null
}
/** The same as the cells of a file. */
export type PlainLine = Omit<AuditLine, 'said' | 'why'> & {
  readonly who: string
  readonly said: string
  readonly thing: string
  readonly why: string
  readonly places: readonly string[]
}

/** Entries in words: sentences with links, and what changed with the names of its fields. */
export async function sayAudit(work: Work, rows: readonly AuditRow[]): Promise<readonly AuditLine[]> {
  const known = await readNames(work, rows)
  return rows.map((row) => {
    const saying = sayingOf(work, row, known)
    return { ...factsOf(row, saying), said: sayAct(row, saying) }
  })
}

export async function sayAuditPlainly(work: Work, rows: readonly AuditRow[]): Promise<readonly PlainLine[]> {
  const known = await readNames(work, rows)
  return rows.map((row) => {
    const saying = sayingOf(work, row, known)
    const thing = thingOf(row.subject, saying.names, work.locale).text
    const facts = { who: row.who ?? '', thing, why: row.why ?? '', places: row.places ?? [] }
    return { ...factsOf(row, saying), said: sayActPlainly(row, saying), ...facts }
  })
}

type Known = { readonly names: ReadonlyMap<string, Subject>; readonly places: ReadonlyMap<string, string> }

async function readNames(work: Work, rows: readonly AuditRow[]): Promise<Known> {
  const texts = rows.map((row) => `${row.subject} ${JSON.stringify(row.before)} ${JSON.stringify(row.after)}`)
  const places = rows.some(({ action }) => action.startsWith('staff.')) ? await readPlaces(work) : []
  return { names: await nameSubjects(work, texts), places: new Map(places.map(({ code, name }) => [code, name])) }
}

function sayingOf({ locale }: Work, { action, subject, site, before, after }: AuditRow, known: Known): Saying {
  const [kind = '', key = ''] = subject.split(/:(.*)/)
  const currency = currencyOf(after ?? before, known.names.get(key), site)
  return { locale, site, action, kind, currency, ...known }
}

function factsOf(row: AuditRow, saying: Saying) {
  const { id, at, action, before, after, why, site } = row
  const say = sayerOf(saying)
  const changes = differenceOf(before, after, say).map((change) => ({
    ...change,
    name: change.name === '' ? '' : sayField(change.name, saying.locale),
  }))
  return { id, action, why, changes, act: actName(action, saying.locale), time: sayPlainTime(at, site) }
}
