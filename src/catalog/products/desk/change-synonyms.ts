import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'
import { forgetAnswers, readSynonymRows, type Synonym } from './read-synonyms.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

const wordField = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .transform((text) => text.toLowerCase().replace(/\s+/g, ' '))
const pairForm = z.object({ word: wordField, means: wordField, isBothWays: z.boolean() })
// What is typed is looked up word by word.
const single = wordField.refine((word) => !word.includes(' '), 'refusal_synonym_two_words')
export const addSynonymForm = z
  .object({ word: single, means: wordField, bothWays: z.literal('on').optional(), why: whyField })
  .refine(({ word, means }) => word !== means, { path: ['means'], message: 'refusal_synonym_same' })
  .refine(({ means, bothWays }) => bothWays === undefined || !means.includes(' '), {
    path: ['means'],
    message: 'refusal_synonym_two_words',
  })
export const endSynonymForm = z.object({ id: z.string().regex(/^\d{1,18}$/), why: whyField })

/** Adds a pair of words; a pair stands once. */
export async function addSynonym(work: Work, typed: z.output<typeof addSynonymForm>): Promise<void> {
  const { word, means, bothWays, why } = typed
  const pair = { word, means, isBothWays: bothWays === 'on' }
  const thing = `synonym:${word} ${means}`
  await lockThings(work, thing)
  const isNew = await write(work, pair)
  if (!isNew) throw no.SYNONYM_TAKEN({ path: 'means' })
  await recordChange(work, { thing, act: 'synonym.add', before: null, after: pair, why })
  await audit(work, { action: 'synonym.add', subject: thing, after: pair, why })
}

/** Ends a pair of words. */
export async function endSynonym(work: Work, { id, why }: z.output<typeof endSynonymForm>): Promise<void> {
  const row = (await readSynonymRows(work)).find((one) => one.id === id)
  if (!row) throw platformNo.NOT_FOUND()
  const { word, means, isBothWays } = row
  const thing = `synonym:${word} ${means}`
  await lockThings(work, thing)
  if (!(await remove(work, row))) throw platformNo.STALE()
  const before = { word, means, isBothWays }
  await recordChange(work, { thing, act: 'synonym.end', before, after: null, why })
  await audit(work, { action: 'synonym.end', subject: thing, before, why })
}

/** The pair as it was: there again, or gone. */
export async function restoreSynonym(
  work: Work,
  change: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const { before, after } = z.object({ before: pairForm.nullable(), after: pairForm.nullable() }).parse(change)
  if (after) await remove(work, after)
  if (before) await write(work, before)
}

async function write(work: Work, { word, means, isBothWays }: z.output<typeof pairForm>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('product_synonyms')
    .values({ word, means, is_both_ways: isBothWays })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await forgetAnswers(work)
  return written === 1n
}

async function remove(work: Work, { word, means }: Synonym): Promise<boolean> {
  const { numDeletedRows } = await work.db
    .deleteFrom('product_synonyms')
    .where('word', '=', word)
    .where('means', '=', means)
    .executeTakeFirst()
  await forgetAnswers(work)
  return numDeletedRows === 1n
}
