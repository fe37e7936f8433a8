import { createRequire } from 'node:module'
import type { Bidi, EmbeddingLevels } from 'bidi-js'

/** A part of a line in one font, drawn at once from left to right, its letters in the order that the font needs. */
export type TextRun = { readonly text: string; readonly script: 'arabic' | 'latin' }
export type Measure = (run: TextRun) => number
export type TextLine = { readonly runs: readonly TextRun[]; readonly width: number }

// The package has the types of an ES module, but is a CommonJS module.
const makeBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = makeBidi()
const arabicLetter = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/
// A phone number or a signed amount within Arabic keeps its sign before it and its groups in order.
const number = /(?<![A-Za-z0-9-]|[A-Za-z] )[+\-−]?\d(?:[\d .,:/-]*\d)?%?/g
// Direction marks only affect the order; they are not drawn.
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A paragraph as lines no wider than `width`, each as runs from left to right: the order of the Unicode bidirectional
 * algorithm, brackets mirrored. A word wider than the line is broken. Widths are what `measure` says.
 */
export function layOutText(
  text: string,
  direction: 'rtl' | 'ltr',
  width: number,
  measure: Measure,
): readonly TextLine[] {
  const kept = direction === 'rtl' ? text.replace(number, '\u2066$&\u2069') : text
  return kept.split('\n').flatMap((paragraph) => layOutParagraph(paragraph, direction, width, measure))
}

function layOutParagraph(text: string, direction: 'rtl' | 'ltr', width: number, measure: Measure): TextLine[] {
  const lines: TextLine[] = []
  const levels = bidi.getEmbeddingLevels(text, direction)
  const line = (from: number, to: number): TextLine => {
    const runs = orderRuns(text, levels, from, to)
    return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0) }
  }
  let from = 0
  let best: { end: number; line: TextLine } | null = null
  for (const end of breaks(text)) {
    let tried = line(from, end)
    if (tried.width > width && best !== null) {
      lines.push(best.line)
      from = skipSpaces(text, best.end)
      tried = line(from, end)
    }
    while (tried.width > width && end - from > 1) {
      const cut = cutAt(from, end, (at) => line(from, at).width <= width)
      lines.push(line(from, cut))
      from = cut
      tried = line(from, end)
    }
    best = { end, line: tried }
  }
  return [...lines, best?.line ?? { runs: [], width: 0 }]
}

/** Where a line may end: after each word, without its space. */
function breaks(text: string): readonly number[] {
  const ends = [...text.matchAll(/\S+/g)].map((word) => word.index + word[0].length)
  return ends.length > 0 ? ends : [text.length]
}

function skipSpaces(text: string, at: number): number {
  return at + (text.slice(at).match(/^\s*/)?.[0].length ?? 0)
}

function cutAt(from: number, end: number, fits: (at: number) => boolean): number {
  let cut = from + 1
  while (cut + 1 < end && fits(cut + 1)) cut++
  return cut
}

type Placed = { readonly letter: string; readonly isRtl: boolean; readonly script: TextRun['script'] }

function orderRuns(text: string, levels: EmbeddingLevels, from: number, to: number): readonly TextRun[] {
  if (to <= from) return []
  const order = bidi.getReorderedIndices(text, levels, from, to - 1).filter((index) => index >= from && index < to)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, from, to - 1)
  const placed = order.map((index): Placed => {
    const letter = mirrored.get(index) ?? text[index] ?? ''
    const script = arabicLetter.test(letter) ? 'arabic' : 'latin'
    return { letter, isRtl: (levels.levels[index] ?? 0) % 2 === 1, script }
  })
  return gather(placed)
}

// A font joins and reverses Arabic letters itself, so it needs them in reading order; everything else in visual order.
function gather(placed: readonly Placed[]): readonly TextRun[] {
  const runs: { text: string; script: TextRun['script']; isRtl: boolean }[] = []
  for (const { letter, isRtl, script } of placed) {
    if (letter.replace(unseen, '') === '') continue
    const last = runs.at(-1)
    const isSame = last?.script === script && (script === 'latin' || last.isRtl === isRtl)
    if (!last || !isSame) runs.push({ text: letter, script, isRtl })
    else last.text = script === 'arabic' && isRtl ? letter + last.text : last.text + letter
  }
  return runs.map(({ text, script }) => ({ text, script }))
}
