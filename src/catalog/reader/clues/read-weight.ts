import type { Literal } from './read-literal.ts'
import { nodes, textOf } from './structured-node.ts'

const GRAMS: Record<string, number> = {
  kg: 1000,
  kgm: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  kilo: 1000,
  kilogramm: 1000,
  kilogrammes: 1000,
  kilogrammi: 1000,
  kilogramos: 1000,
  кг: 1000,
  公斤: 1000,
  千克: 1000,
  كجم: 1000,
  كغ: 1000,
  كيلو: 1000,
  كيلوجرام: 1000,
  g: 1,
  gr: 1,
  grm: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  gramme: 1,
  grammes: 1,
  grammi: 1,
  gramos: 1,
  gramas: 1,
  г: 1,
  гр: 1,
  克: 1,
  جم: 1,
  جرام: 1,
  غرام: 1,
  lb: 453.592,
  lbs: 453.592,
  lbr: 453.592,
  pound: 453.592,
  pounds: 453.592,
  oz: 28.3495,
  onz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
}

/** A stated weight in whole grams; null if the page names no unit. */
export function weightOf(value: Literal | undefined): number | null {
  const node = nodes(value)[0]
  const unit = node ? (textOf(node.unitCode) ?? textOf(node.unitText) ?? textOf(node.unit)) : null
  const text = node ? `${textOf(node.value) ?? ''} ${unit ?? ''}` : (textOf(value) ?? '')
  return gramsIn(text)
}

/** `1.2 kg`, `350g`, `2 lbs` → grams. */
export function gramsIn(text: string): number | null {
  // A size may stand before it: `138 × 9.5 mm, 16 g`.
  for (const [, amount = '', unit = ''] of text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)) {
    const factor = GRAMS[unit]
    if (factor === undefined) continue
    const grams = Math.round(Number(amount.replace(',', '.')) * factor)
    return grams > 0 && grams < 2_000_000 ? grams : null
  }
  return null
}
