import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const usual = {
  storesTitle: m.storefront_stores_short,
  stepsTitle: m.storefront_steps_title,
  feesTitle: m.storefront_fees_title,
  feesLead: m.storefront_fees_lead,
  questionsTitle: m.storefront_questions_title,
} as const

/** What the home page says where this field is empty, `stepsTitleAr` for example, for who reads in `locale`. */
export function sayUsualHeading(field: string, locale: Locale): string {
  const name = field.slice(0, -2)
  if (!isUsual(name)) return m.settings_heading_usual_none({}, { locale })
  const text = usual[name]({}, { locale: field.endsWith('Ar') ? 'ar' : 'en' })
  return m.settings_heading_usual({ text: isolate(text) }, { locale })
}

const isUsual = (name: string): name is keyof typeof usual => Object.hasOwn(usual, name)
