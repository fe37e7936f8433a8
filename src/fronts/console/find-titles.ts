import { type RawBuilder, sql } from 'kysely'
import { inEnglish } from '#catalog/products/finding/words/to-english.ts'
import { asText, hasWords, type WordPatterns } from '#platform/database/search-words.ts'

/** What is typed as English titles name it, each word from its beginning; null where it names no goods. */
export function englishPatterns(typed: string): WordPatterns | null {
  const words = inEnglish(typed)?.map((word) => `% ${asText(word)}%`)
  return words ? { words, sounds: [] } : null
}

/** A title in the words that were typed, or in the English names of the goods they name. */
export function inTitle(words: WordPatterns, english: WordPatterns | null): RawBuilder<unknown> {
  const typed = hasWords(sql`words`, words)
  return english ? sql`(${typed} or ${hasWords(sql`words`, english)})` : typed
}
