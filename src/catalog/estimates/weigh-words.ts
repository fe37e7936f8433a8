import { fold, type Token, tokensOf } from './normal-text.ts'
import { findTerms, type KindOf, type Match, type TermIndex } from './term-index.ts'

/** A kind that a text names, with how much that says (about 1 where it names nothing else). */
export type Hint = { readonly kind: KindOf; readonly word: string; readonly value: number }

const BREAK = /[,;:|/\\()[\]{}–—·•+،؛]|\s[-.]\s|\.\s|[-.]$|&/
// What follows these words is what the thing is for, or what comes with it.
const FOR =
  /^(?:for|fit|fits|compatible|compat|equivalent|replacement|fur|pour|para|per|voor|compatibile|kompatibel|ل|متوافق|مناسب|يناسب|لهاتف|لجهاز|لسيار|لموبايل|لايفون|لتابلت|f)$/
const WITH =
  /^(?:with|w|mit|avec|con|met|ile|including|includes|include|incl|مع|بدون|featuring|plus|without|no|by|from|ohne|sans|sin|senza|zonder|inside|in|built-in)$/
// An Arabic word that begins so is what the thing is for.
const FOR_IN_WORD = /^لل[\u0621-\u064a]{3}/
// In Turkish the word for "for" stands behind what the thing is for.
const FOR_BEHIND = /^(?:icin|uyumlu)$/
const AFTER_FOR = 0.22
const AFTER_WITH = 0.3
const BESIDE_HEAD = 0.5
const DOMINATED = 0.3
const PART_OF_ANOTHER_UNIT = 0.5
const LATER_UNITS = [1, 0.75, 0.6, 0.5, 0.42, 0.36]
const MORE_WORDS = 0.35

type Unit = { readonly matches: readonly Match[]; readonly lessened: ReadonlyMap<Match, number> }

/** The kinds that a text names: the thing itself counts most, what it is for or made with counts little. */
export function weighWords(index: TermIndex, text: string): readonly Hint[] {
  const tokens = tokensOf(text)
  const matches = findTerms(index, text, tokens)
  const units = unitsOf(text, tokens, matches)
  return units.flatMap((unit, place) => {
    const besides = units.some((other) => other !== unit && namesWhole(other)) ? PART_OF_ANOTHER_UNIT : 1
    const later = LATER_UNITS[Math.min(place, LATER_UNITS.length - 1)]!
    return unit.matches.flatMap((match) => {
      const { kinds, stems } = match.term
      const value = (1 + MORE_WORDS * Math.min(Math.max(stems.length, 1) - 1, 2)) * later * placeInUnit(match, unit)
      return kinds.map((kind) => ({
        kind,
        word: match.word,
        value: value * (kind.strength ?? 1) * (kind.role === 'part' ? besides : 1),
      }))
    })
  })
}

/** Parts of a text between commas, dashes and brackets that name some kind. */
function unitsOf(text: string, tokens: readonly Token[], matches: readonly Match[]): readonly Unit[] {
  const inOrder = [...matches].sort((a, b) => a.from - b.from)
  const units: Unit[] = []
  let unit = { matches: [] as Match[], lessened: new Map<Match, number>() }
  let factor = 1
  let next = 0
  for (let at = 0; at < tokens.length && next < inOrder.length; at++) {
    const token = tokens[at]!
    if (at > 0 && BREAK.test(text.slice(tokens[at - 1]!.end, token.start))) {
      if (unit.matches.length > 0) units.push(unit)
      unit = { matches: [], lessened: new Map() }
      // A list of what the thing is for goes on behind a comma.
      factor = factor === AFTER_FOR ? 0.5 : 1
    }
    if (at > 0 && (FOR.test(token.stem) || FOR_IN_WORD.test(fold(token.word)))) factor = AFTER_FOR
    else if (at > 0 && WITH.test(token.stem)) factor = AFTER_WITH
    else if (FOR_BEHIND.test(token.stem)) for (const match of unit.matches) unit.lessened.set(match, AFTER_FOR)
    while (inOrder[next] && inOrder[next]!.from <= at) {
      const match = inOrder[next++]!
      unit.matches.push(match)
      if (factor !== 1) unit.lessened.set(match, factor)
    }
  }
  return unit.matches.length > 0 ? [...units, unit] : units
}

function placeInUnit(match: Match, { matches, lessened }: Unit): number {
  const less = lessened.get(match)
  if (less !== undefined) return less
  const beside = matches.filter((one) => !lessened.has(one))
  if (beside.length === 1) return 1
  const accessories = beside.filter((one) => roleOf(one) === 'accessory')
  if (accessories.length > 0 && roleOf(match) !== 'accessory') return DOMINATED
  const wholes = beside.filter((one) => roleOf(one) === undefined)
  if (accessories.length === 0 && wholes.length > 0 && roleOf(match) === 'part') return DOMINATED
  const heads = accessories.length > 0 ? accessories : wholes.length > 0 ? wholes : beside
  return match === headOf(heads) ? 1 : BESIDE_HEAD
}

/** It names a thing that may have parts, and that with no weak word. */
const namesWhole = ({ matches, lessened }: Unit) =>
  matches.some((one) => !lessened.has(one) && one.term.kinds.some((kind) => !kind.role && (kind.strength ?? 1) >= 0.8))

const roleOf = ({ term }: Match) => term.kinds[0]?.role

/** Arabic and Romance names begin with the thing, others end with it. */
function headOf(matches: readonly Match[]): Match | undefined {
  return (
    matches.find(({ term }) => term.language === 'ar' || term.language === 'romance') ?? matches[matches.length - 1]
  )
}
