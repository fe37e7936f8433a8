import { tokensOf } from '#catalog/estimates/normal-text.ts'
import { findTerms } from '#catalog/estimates/term-index.ts'
import { weighWords } from '#catalog/estimates/weigh-words.ts'
import { kindName, kindTerms } from './kind-names.ts'

/** The stems under which a text is indexed: each word, and the letters and numbers it is joined of. */
export function plainWords(text: string): readonly string[] {
  return tokensOf(text).flatMap(({ stem }) => {
    const parts = stem.match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? []
    return parts.length > 1 ? [stem, ...parts.filter((part) => part.length > 2 || /\d/.test(part))] : [stem]
  })
}

export type Understood = {
  readonly units: readonly {
    readonly stem: string
    readonly also: readonly string[]
    readonly kinds: readonly string[]
  }[]
  readonly kinds: readonly { readonly name: string; readonly value: number }[]
  readonly isAccessory: boolean
}

/** Each typed word, with the kinds of things it names. */
export function understandPlainly(typed: string): Understood {
  const tokens = tokensOf(typed).slice(0, 12)
  const hints = weighWords(kindTerms, typed)
  const top = Math.max(0, ...hints.map(({ value }) => value))
  const kinds = new Map(
    hints.filter(({ value }) => value >= top * 0.6).map(({ kind, value }) => [kindName(kind), value / top]),
  )
  const terms = findTerms(kindTerms, typed, tokens)
  return {
    units: tokens.map(({ stem }, at) => ({
      stem,
      also: [
        ...(tokens[at + 1] ? [stem + tokens[at + 1]!.stem] : []),
        ...(at > 0 ? [tokens[at - 1]!.stem + stem] : []),
      ],
      kinds: terms
        .filter(({ from, to }) => from <= at && at < to)
        .flatMap(({ term }) => term.kinds.map(kindName))
        .filter((name) => kinds.has(name)),
    })),
    kinds: [...kinds].map(([name, value]) => ({ name, value })),
    isAccessory: hints.some(({ value, kind }) => value === top && kind.role === 'accessory'),
  }
}
