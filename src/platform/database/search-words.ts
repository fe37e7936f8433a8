import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { onceInMoment } from '#platform/values/moment.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** What is typed as patterns for a column of `search_words`: its words as they are spelled, and as they sound. */
export type WordPatterns = { readonly words: readonly string[]; readonly sounds: readonly string[] }

const mostWords = 5

/** Every word must occur; one of a letter or two only begins a word, because a part of so little occurs everywhere. */
export function wordPatterns(work: QueryWork, typed: string): Promise<WordPatterns> {
  return onceInMoment(work, `words of ${typed}`, () => fold(work, typed))
}

async function fold({ db }: QueryWork, typed: string): Promise<WordPatterns> {
  const { rows } = await sql<{ folded: string; sounds: string }>`
    select fold_text(${typed}) as folded, sound_keys(fold_text(${typed})) as sounds`.execute(db)
  const { folded = '', sounds = '' } = rows[0] ?? {}
  const split = (text: string) => text.split(/\s+/).filter(Boolean).slice(0, mostWords)
  return {
    words: split(folded).map((word) => (word.length < 3 ? `% ${asText(word)}%` : `%${asText(word)}%`)),
    // A sound of one consonant is a whole name (علي, Ali), not the beginning of many.
    sounds: split(sounds).map((sound) => (sound.length < 3 ? `%${asText(sound)} %` : `%${asText(sound)}%`)),
  }
}

/** Whether a column of `search_words` has every word, or every sound. */
export function hasWords(column: RawBuilder<unknown>, { words, sounds }: WordPatterns): RawBuilder<SqlBool> {
  const ways = [words, sounds].filter((patterns) => patterns.length > 0)
  if (ways.length === 0) return sql<SqlBool>`false`
  const every = (patterns: readonly string[]) =>
    sql`(${sql.join(
      patterns.map((pattern) => sql`${column} like ${pattern}`),
      sql` and `,
    )})`
  return sql<SqlBool>`(${sql.join(ways.map(every), sql` or `)})`
}

/** What is typed is text, not a pattern. */
export function asText(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}

/**
 * The rows of a table that fit, all of them, for a `from`. Asked for the first few of a join, PostgreSQL reads the table from one
 * end in the hope of meeting them; asked for all, it uses the index of parts.
 */
export function fitting(table: string, fits: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(with fit as materialized (select * from ${sql.table(table)} where ${fits}) select * from fit)`
}
