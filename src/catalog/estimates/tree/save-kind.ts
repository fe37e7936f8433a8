import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { KindFact } from './overlay-kinds.ts'

/** Writes what staff set of a kind: the newest row holds. Whoever calls it asked `kindFault` and writes the history. */
export async function saveKind(work: Work, fact: KindFact): Promise<void> {
  await write(work, fact, false)
}

/** Forgets what staff set: a kind of the program is as it was, one that staff added is no more. */
export async function forgetKind(work: Work, fact: KindFact): Promise<void> {
  await write(work, fact, true)
}

async function write(work: Work, fact: KindFact, isForgotten: boolean): Promise<void> {
  const [low, best, high] = fact.grams
  const { id } = await work.db
    .insertInto('kind_facts')
    .values({
      code: fact.code,
      parent: fact.parent,
      role: fact.role,
      name_ar: fact.name.ar,
      name_en: fact.name.en,
      words: JSON.stringify(fact.words),
      low_grams: low,
      best_grams: best,
      high_grams: high,
      is_on: fact.isOn,
      is_forgotten: isForgotten,
      set_at: work.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(work, 'kinds.changed', { fact: String(id), after: '0' })
}
