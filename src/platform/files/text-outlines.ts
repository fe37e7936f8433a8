import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { layOutText, type TextRun } from './pdf-text.ts'
import { unpackWoff } from './unpack-woff.ts'

/** A text drawn as the outlines of its letters, joined as Arabic asks: a picture of it needs no fonts where it is drawn. */
export type OutlinedText = { readonly path: string; readonly width: number; readonly lines: number }

export type OutlineLook = {
  readonly size: number
  readonly weight: 'normal' | 'bold'
  readonly direction: 'rtl' | 'ltr'
  /** The widest line; more words begin another one. */
  readonly width: number
  readonly lineHeight: number
  /** More lines end in an ellipsis. */
  readonly mostLines: number
}

type Glyph = { readonly path: { readonly commands: readonly PathCommand[] } }
type PathCommand = { readonly command: string; readonly args: readonly number[] }
type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }
type Font = {
  readonly unitsPerEm: number
  layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] }
}

const locate = createRequire(import.meta.url)
// The package comes without types.
const fontkit: { create(bytes: Buffer): Font } = locate('fontkit')
const families = {
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
  latin: 'ibm-plex-sans/files/ibm-plex-sans-latin',
}
const weights = { normal: 400, bold: 600 }
const opened = new Map<string, Font>()

function fontOf(script: TextRun['script'], weight: OutlineLook['weight']): Font {
  const name = `@fontsource/${families[script]}-${weights[weight]}-normal.woff`
  const known = opened.get(name)
  if (known) return known
  const font = fontkit.create(unpackWoff(readFileSync(locate.resolve(name))))
  opened.set(name, font)
  return font
}

/** The outlines of a text from `x`: its start on the left, or on the right if it reads from there; `y` is the first baseline. */
export function outlineText(text: string, look: OutlineLook, x: number, y: number): OutlinedText {
  const { size, weight, direction, width, lineHeight, mostLines } = look
  const widthOf = (run: TextRun) => {
    const font = fontOf(run.script, weight)
    return font.layout(run.text).positions.reduce((sum, one) => sum + one.xAdvance, 0) * (size / font.unitsPerEm)
  }
  let lines = layOutText(text, direction, width, widthOf)
  // What is left out is cut at a word.
  for (let words = text.split(' '); lines.length > mostLines && words.length > 1; ) {
    words = words.slice(0, -1)
    lines = layOutText(`${words.join(' ')}…`, direction, width, widthOf)
  }
  const shown = lines.slice(0, mostLines)
  const path = shown.map((line, at) => {
    let left = direction === 'rtl' ? x - line.width : x
    return line.runs
      .map((run) => {
        const drawn = outlineRun(run, weight, size, left, y + at * lineHeight)
        left += widthOf(run)
        return drawn
      })
      .join('')
  })
  return { path: path.join(''), width: Math.max(0, ...shown.map((line) => line.width)), lines: shown.length }
}

function outlineRun(run: TextRun, weight: OutlineLook['weight'], size: number, left: number, baseline: number): string {
  const font = fontOf(run.script, weight)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(run.text)
  let pen = 0
  return glyphs
    .map((glyph, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      const [startX, startY] = [left + (pen + xOffset) * scale, baseline - yOffset * scale]
      pen += xAdvance
      return glyph.path.commands
        .map(({ command, args }) => letters[command] + inPlace(args, startX, startY, scale))
        .join('')
    })
    .join('')
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

// Fonts count upwards, pictures downwards.
function inPlace(args: readonly number[], x: number, y: number, scale: number): string {
  return args.map((arg, at) => (at % 2 === 0 ? x + arg * scale : y - arg * scale).toFixed(1)).join(' ')
}
