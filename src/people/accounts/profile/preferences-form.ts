import { z } from 'zod'

export const languageNames = ['arabic', 'english'] as const
export const shippingFeesCalculations = ['With review', 'In office', 'Ask me every time'] as const
export const userDecisions = ['PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time'] as const

/** What a customer chooses once, so that they are not asked each time (specification §3, §4). */
export const preferencesForm = z.object({
  language: z.enum(languageNames),
  shippingFeesCalculation: z.enum(shippingFeesCalculations),
  userDecision: z.enum(userDecisions),
  removeBox: z.union([z.boolean(), z.enum(['yes', 'no', 'on']).transform((said) => said !== 'no')]).default(false),
  shippingNotes: z.string().trim().max(500).default(''),
})

export type Preferences = z.output<typeof preferencesForm>

export const localeOfLanguage = { arabic: 'ar', english: 'en' } as const
export const languageOfLocale = { ar: 'arabic', en: 'english' } as const
