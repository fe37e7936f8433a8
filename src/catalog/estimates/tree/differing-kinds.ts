import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { fold, tokensOf } from '#catalog/estimates/normal-text.ts'
import { findTerms, wordsOf } from '#catalog/estimates/term-index.ts'
import { type KindTable, kindTable, type PlacedKind } from './kind-table.ts'
import { factOf } from './overlay-kinds.ts'

/**
 * The words by which two tables may answer differently, as a table of their own: of a kind whose words alone differ those that
 * came or went, of another all it has or had. Pure.
 */
export function differingKinds(before: KindTable, after: KindTable): KindTable {
  const codes = new Set([...before.byCode.keys(), ...after.byCode.keys()])
  const differing = [...codes].flatMap((code) => {
    const [was, is] = [before.byCode.get(code), after.byCode.get(code)]
    if (was === is) return []
    const [wasOn, isOn] = [was?.isOn ? was : undefined, is?.isOn ? is : undefined]
    if (wasOn && isOn && isSameBesideWords(wasOn, isOn))
      return [without(wasOn, isOn), without(isOn, wasOn)].map((one) => withoutModel(one))
    return [wasOn, isOn].filter((one) => one !== undefined)
  })
  return kindTable(differing, `${before.version} ${after.version}`)
}

/** Whether a title or one of the shelves has a word by which two tables may differ. */
export function isTouched(
  { terms, withModels }: KindTable,
  { title, shelves }: { readonly title: string; readonly shelves: readonly string[] },
): boolean {
  return (
    [title, ...shelves].some((text) => findTerms(terms, text, tokensOf(text)).length > 0) ||
    withModels.some(({ model }) => model?.test(title))
  )
}

function isSameBesideWords(was: PlacedKind, is: PlacedKind): boolean {
  const said = (kind: PlacedKind) => {
    const { parent, role, grams } = factOf(kind)
    return JSON.stringify([parent, kind.category, kind.refused, role, grams])
  }
  return said(was) === said(is)
}

/** A kind with the words alone that the other has not. */
function without(kind: PlacedKind, other: PlacedKind): PlacedKind {
  const known = new Set(wordsOf(other).map(({ language, text }) => `${language} ${fold(text)}`))
  const left = wordsOf(kind).filter(({ language, text }) => !known.has(`${language} ${fold(text)}`))
  const words = LANGUAGES.map((one) => [
    one,
    left
      .filter(({ language }) => language === one)
      .map(({ text }) => text)
      .join(', '),
  ])
  return { ...kind, ...Object.fromEntries(words) }
}

function withoutModel({ model: _, ...kind }: PlacedKind): PlacedKind {
  return kind
}
