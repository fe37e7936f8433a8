import type { AuditRow } from '#people/access/read-audit.ts'
import { isolate, withoutIsolates } from '#platform/values/isolate.ts'
import { isId } from '#platform/work/id.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { actName } from './act-names.ts'
import type { Subject } from './name-subjects.ts'
import { isAmount, type Saying, sayAmount } from './say-value.ts'
import { snake } from './snake.ts'
import { thingPath } from './thing-path.ts'

/** A piece of a sentence, and where it leads below `/{lang}/ops`. */
export type Part = { readonly text: string; readonly path: string | null }

// They stand for who and what in the sentence until it is cut into pieces.
const [whoMark, thingMark] = ['\ue000', '\ue001']
const marks = /\u2068?([\ue000\ue001])\u2069?/

/** Who did what to what, as one sentence in pieces; an amount that the act is about stands in it. */
export function sayAct(row: AuditRow, saying: Saying): readonly Part[] {
  const { locale, names } = saying
  const thing = thingOf(row.subject, names, locale)
  const amount = amountOf(row, saying)
  const what = amount === null ? thingMark : m.audit_thing_of({ thing: thingMark, amount }, { locale })
  const said =
    sentence(`audit_did_${snake(row.action)}`, { who: whoMark, thing: what }, locale) ??
    m.audit_did_other({ who: whoMark, act: actName(row.action, locale), thing: what }, { locale })
  const who = { text: row.who ?? m.audit_by_shop({}, { locale }), path: row.staffId && `people/${row.staffId}` }
  return said
    .split(marks)
    .map((text) => (text === whoMark ? who : text === thingMark ? thing : { text, path: null }))
    .filter(({ text }) => text !== '')
}

/** The sentence as plain text, for a file. */
export function sayActPlainly(row: AuditRow, saying: Saying): string {
  return withoutIsolates(
    sayAct(row, saying)
      .map(({ text }) => text)
      .join(''),
  )
}

/** What the thing of an entry is called, with its kind: "order 400123". */
export function thingOf(subject: string, names: ReadonlyMap<string, Subject>, locale: Locale): Part {
  const [kind = '', key = ''] = subject.split(/:(.*)/)
  const named = names.get(key)
  const name = isolate(named?.name ?? (isId(key) ? key.slice(0, 8) : key))
  const text = sentence(`audit_thing_${snake(kind)}`, { name }, locale) ?? isolate(subject)
  return { text, path: named?.path ?? thingPath(kind, key) }
}

const mainAmounts = 'amount total refunded received paid cost back price'.split(' ')

function amountOf({ before, after, subject }: AuditRow, saying: Saying): string | null {
  const { currency, locale, names } = saying
  for (const entry of [after, before])
    for (const field of mainAmounts) {
      const value = isAmount(field, saying) ? (entry as Record<string, unknown> | null)?.[field] : null
      const amount = value === null || value === undefined ? null : sayAmount(value, currency, locale)
      if (amount !== null) return amount
    }
  const own = names.get(subject.split(/:(.*)/)[1] ?? '')?.minor
  return own ? sayAmount(own, currency, locale) : null
}
