import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { onOtherKeyboard } from './keyboards.ts'
import { errorsBetween, mostErrors, oneErrorFrom } from './near-words.ts'
import { normalText, searchWords } from './search-words.ts'
import { skeletonOf } from './skeleton.ts'
import { inEnglish, translatedWords } from './to-english.ts'

const LONGEST_TYPED = 100
const MOST_ALIKE = 200
const SAME_FIRST_LETTER = 4

/**
 * What was probably meant by words that find nothing: the same keys on the other keyboard, one typing error in five letters,
 * a name in the other alphabet. Null where each word is known or nothing near is.
 */
export async function correctWords(work: QueryWork, typed: string): Promise<string | null> {
  const text = typed.slice(0, LONGEST_TYPED)
  const other = onOtherKeyboard(text)
  if (other !== null && !(await anyKnown(work, text)) && (await anyKnown(work, other))) return other.trim()
  const words = normalText(text).trim().split(/\s+/)
  const corrected: string[] = []
  for (const word of words) corrected.push(await correctWord(work, word))
  const said = corrected.join(' ')
  return said === words.join(' ') ? null : said
}

async function anyKnown(work: QueryWork, text: string): Promise<boolean> {
  const english = inEnglish(text)?.join(' ') ?? text
  const known = await readDocuments(work, stemsOf(english))
  return known.size > 0
}

async function correctWord(work: QueryWork, word: string): Promise<string> {
  const [stem, ...more] = stemsOf(word)
  if (!stem || more.length > 0 || mostErrors(stem) === 0 || inEnglish(word) !== null) return word
  const near = oneErrorFrom(stem)
  const known = await readDocuments(work, [stem, ...near])
  if (known.has(stem)) return word
  const translated = translatedWords()
  const arabic = near.find((one) => translated.has(one))
  if (arabic !== undefined) return arabic
  return best(stem, known) ?? (await readAlike(work, stem)) ?? (await readSameSound(work, stem)) ?? word
}

function best(stem: string, known: ReadonlyMap<string, number>): string | null {
  const weigh = ([word, documents]: readonly [string, number]) =>
    documents * (word[0] === stem[0] ? SAME_FIRST_LETTER : 1)
  return [...known].sort((a, b) => weigh(b) - weigh(a) || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
}

async function readDocuments({ db }: QueryWork, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map()
  const rows = await db.selectFrom('product_words').select(['word', 'documents']).where('word', 'in', words).execute()
  return new Map(rows.map(({ word, documents }) => [word, documents]))
}

// Long words may have two errors and more: the nearest of those that have most in common.
async function readAlike({ db }: QueryWork, stem: string): Promise<string | null> {
  const most = mostErrors(stem)
  if (most < 2) return null
  const { rows } = await sql<{ word: string; documents: number }>`
    select word, documents from product_words where word % ${stem}
    order by similarity(word, ${stem}) desc limit ${MOST_ALIKE}`.execute(db)
  const near = rows
    .map(({ word, documents }) => ({ word, documents, errors: errorsBetween(stem, word, most) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors || b.documents - a.documents)
  return near[0]?.word ?? null
}

async function readSameSound({ db }: QueryWork, stem: string): Promise<string | null> {
  const skeleton = /[\u0621-\u064a]/.test(stem) ? skeletonOf(stem) : ''
  if (skeleton === '') return null
  const row = await db
    .selectFrom('product_words')
    .select('word')
    .where('skeleton', '=', skeleton)
    .where('word', '~', '^[a-z]')
    .orderBy('documents', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.word ?? null
}

function stemsOf(text: string): readonly string[] {
  return searchWords(text).map(({ stem }) => stem)
}
