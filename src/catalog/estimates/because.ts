import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const sentences = {
  title: m.estimates_because_title,
  shelf: m.estimates_because_shelf,
  brand: m.estimates_because_brand,
  brandInTitle: m.estimates_because_brand_in_title,
  store: m.estimates_because_store,
  downloads: m.estimates_because_downloads,
  wearer: m.estimates_because_wearer,
  code: m.estimates_because_code,
  sport: m.estimates_because_sport,
  babyFood: m.estimates_because_baby_food,
  settledCategory: m.estimates_because_settled_category,
  settledWeight: m.estimates_because_settled_weight,
  weighed: m.estimates_because_weighed,
  noThing: m.estimates_because_no_thing,
  noReason: m.estimates_because_no_reason,
} as const

/** Why something is believed, and the word that says it. */
export type Because = { readonly from: keyof typeof sentences; readonly word: string }

export const noReason: Because = { from: 'noReason', word: '' }

/** The reason as a sentence for its reader. */
export function becauseText({ from, word }: Because, locale: Locale): string {
  return sentences[from]({ word }, { locale })
}
