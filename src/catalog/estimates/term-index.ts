import { type Category, type Kind, LANGUAGES, type Language, SILENT_WORDS } from './kinds/kind.ts'
import { fold, type Token, tokensOf } from './normal-text.ts'

/** A kind with its code, the category it belongs to, and the kind it stands below, if any. */
export type KindOf = Kind & { readonly code: string; readonly category: Category; readonly above: string | null }
/** Words that mean a kind, or several where they are ambiguous. */
type Term = { readonly stems: readonly string[]; readonly language: Language; readonly kinds: readonly KindOf[] }
/** A term found in a text: the tokens from `from` up to, not including, `to`. */
export type Match = { readonly term: Term; readonly from: number; readonly to: number; readonly word: string }

export type TermIndex = {
  /** Terms by their first stem, the longest first. */
  readonly byFirst: ReadonlyMap<string, readonly Term[]>
  /** Single words that may end a longer one, as in Laufhose. */
  readonly endings: ReadonlyMap<string, Term>
  /** Words of scripts that put no blanks between words, the longest first. */
  readonly signs: readonly { readonly text: string; readonly term: Term }[]
}

const SHORTEST_ENDING = 5
const WITHOUT_BLANKS = /[\u3040-\u30ff\u3400-\u9fff\u0590-\u05ff]/

/** Prepares the words of kinds for looking up; done once for each table of kinds. */
export function indexTerms(kinds: readonly KindOf[]): TermIndex {
  const terms = new Map<string, Term>()
  const signs = new Map<string, Term>()
  for (const kind of kinds)
    for (const { language, text, forms } of preparedWords(kind)) {
      if (language === 'signs') add(signs, text, { kinds: [kind], language, stems: [] })
      else for (const stems of forms) add(terms, stems.join(' '), { kinds: [kind], language, stems })
    }
  for (const stems of silentWords()) terms.set(stems.join(' '), { kinds: [], language: 'en', stems })
  const byFirst = new Map<string, Term[]>()
  const endings = new Map<string, Term>()
  for (const term of terms.values()) {
    const first = term.stems[0]!
    const some = byFirst.get(first)
    if (some) some.push(term)
    else byFirst.set(first, [term])
    if (term.language === 'germanic' && term.stems.length === 1 && first.length >= SHORTEST_ENDING)
      endings.set(first, term)
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.stems.length - a.stems.length)
  const texts = [...signs].map(([text, term]) => ({ text, term })).sort((a, b) => b.text.length - a.text.length)
  return { byFirst, endings, signs: texts }
}

function add(terms: Map<string, Term>, key: string, term: Term): void {
  const known = terms.get(key)
  if (key !== '') terms.set(key, known ? { ...known, kinds: [...new Set([...known.kinds, ...term.kinds])] } : term)
}

/** Each word that means a kind, with its language. */
export function wordsOf(
  kind: Partial<Pick<Kind, Language>>,
): readonly { readonly language: Language; readonly text: string }[] {
  return LANGUAGES.flatMap((language) =>
    (kind[language] ?? '')
      .split(/[,،]/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ language, text })),
  )
}

function silentWords(): readonly (readonly string[])[] {
  return SILENT_WORDS.split(',').flatMap((text) => formsOf(text, 'en'))
}

type Prepared = { readonly language: Language; readonly text: string; readonly forms: readonly (readonly string[])[] }

// A table that staff changed has nearly the same kinds as the one before.
const prepared = new WeakMap<KindOf, readonly Prepared[]>()

function preparedWords(kind: KindOf): readonly Prepared[] {
  const known = prepared.get(kind)
  if (known) return known
  const words = wordsOf(kind).map(({ language, text }) =>
    language === 'signs'
      ? { language, text: fold(text), forms: [] }
      : { language, text, forms: formsOf(text, language) },
  )
  prepared.set(kind, words)
  return words
}

/** A term as its stems; a Turkish one also as the second part of a compound: kılıf, kılıfı; bardak, bardağı. */
function formsOf(text: string, language: Language): readonly (readonly string[])[] {
  const stems = tokensOf(text).map(({ stem }) => stem)
  const last = stems.at(-1)
  if (language !== 'tr' || !last || last.length < 3 || /[aeiou]$/.test(last)) return [stems]
  const softened = last.replace(/k$/, 'g').replace(/p$/, 'b')
  return [last, `${softened}i`, `${softened}u`].map((form) => [...stems.slice(0, -1), form])
}

/** The kinds that a word means when it stands alone; `silent`: it hides what it would mean. */
export function kindsOfWord(index: TermIndex, text: string, language: Language): readonly KindOf[] | 'silent' {
  if (language === 'signs') return index.signs.find((one) => one.text === fold(text))?.term.kinds ?? []
  const terms = formsOf(text, language).flatMap((stems) => {
    const same = index.byFirst.get(stems[0] ?? '')?.find((one) => one.stems.join(' ') === stems.join(' '))
    return same ? [same] : []
  })
  if (terms.some(({ kinds }) => kinds.length === 0)) return 'silent'
  return [...new Set(terms.flatMap(({ kinds }) => kinds))]
}

/** The terms of a text from left to right, the longest first wherever several begin. */
export function findTerms(index: TermIndex, text: string, tokens: readonly Token[]): readonly Match[] {
  const found: Match[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const term =
      index.byFirst.get(token.stem)?.find(({ stems }) => stems.every((stem, i) => tokens[at + i]?.stem === stem)) ??
      withoutNumber(index, token.stem) ??
      endingOf(index, token.stem)
    if (!term) {
      at++
      continue
    }
    const to = at + term.stems.length
    if (term.kinds.length > 0) found.push({ term, from: at, to, word: text.slice(token.start, tokens[to - 1]!.end) })
    at = to
  }
  return WITHOUT_BLANKS.test(text) ? [...found, ...findSigns(index, text, tokens)] : found
}

/** Buds3, Note5: a name with the number of its model. */
function withoutNumber({ byFirst }: TermIndex, stem: string): Term | undefined {
  const name = /^(\p{L}{3,}?)s?\d{1,2}$/u.exec(stem)?.[1]
  return name === undefined ? undefined : byFirst.get(name)?.find(({ stems }) => stems.length === 1)
}

function endingOf({ endings }: TermIndex, stem: string): Term | undefined {
  for (let at = 2; at <= stem.length - SHORTEST_ENDING; at++) {
    const term = endings.get(stem.slice(at))
    if (term) return term
  }
  return undefined
}

function findSigns({ signs }: TermIndex, text: string, tokens: readonly Token[]): Match[] {
  let rest = fold(text)
  const found: Match[] = []
  for (const { text: sign, term } of signs) {
    const at = rest.indexOf(sign)
    if (at < 0) continue
    rest = rest.replaceAll(sign, ' '.repeat(sign.length))
    const from = Math.max(
      0,
      tokens.findIndex(({ end }) => end > at),
    )
    found.push({ term, from, to: from + 1, word: sign })
  }
  return found
}
