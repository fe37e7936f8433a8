import { allKinds } from '#catalog/estimates/kinds/all-kinds.ts'
import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { indexTerms, type KindOf } from '#catalog/estimates/term-index.ts'
import { type Hint, weighWords } from '#catalog/estimates/weigh-words.ts'

/** The words of all kinds of things, prepared once for documents and queries. */
export const kindTerms = indexTerms(allKinds)

/** From this value a text names a kind clearly enough to be found by it. */
export const CLEAR_KIND = 0.45

const names = new Map<string, string>()

/** One name for a kind of things in documents and queries, for example `computers laptop`. */
export function kindName(kind: KindOf): string {
  const words = LANGUAGES.map((language) => kind[language]).find((text) => text !== undefined) ?? ''
  const known = names.get(words)
  if (known !== undefined) return known
  const name = `${kind.category} ${words.split(/[,،]/)[0]!.trim()}`
  names.set(words, name)
  return name
}

/** The kinds that a text names, the strongest value of each, and its main one. */
export function kindsNamed(text: string): { readonly values: ReadonlyMap<string, number>; readonly main: Hint | null } {
  const hints = weighWords(kindTerms, text)
  const values = new Map<string, number>()
  for (const { kind, value } of hints) values.set(kindName(kind), Math.max(values.get(kindName(kind)) ?? 0, value))
  const main = hints.reduce<Hint | null>((best, one) => (best && best.value >= one.value ? best : one), null)
  return { values, main }
}
