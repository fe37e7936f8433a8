import { createHash } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { fold } from '#catalog/estimates/normal-text.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { PlacedKind } from './kind-table.ts'
import { factOf, type KindFact, ROLES } from './overlay-kinds.ts'

/** No kind weighs more than this, packed. */
const HEAVIEST_GRAMS = 200_000
const LONGEST_WORD = 60

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !/[,،]/.test(text), 'refusal_kind_name_comma')
const words = z
  .string()
  .max(8000)
  .default('')
  .transform(listOf)
  .refine(
    (list) => list.every((word) => word.length <= LONGEST_WORD && /[\p{L}\p{N}]/u.test(word)),
    'refusal_kind_word_odd',
  )
  .transform((list) => list.join(', '))
const grams = z
  .string()
  .transform((text) => withWesternDigits(text).trim())
  .pipe(z.string().min(1))
  .transform(Number)
  .pipe(z.int().min(0).max(HEAVIEST_GRAMS))

/** What staff write of a kind; an empty code adds one. */
export const kindForm = z
  .object({
    code: z.string().max(100).default(''),
    /** What the form showed (`kindSeen`). */
    seen: z.string().max(40).default(''),
    parent: z.string().min(1, 'refusal_kind_place_unknown').max(100),
    role: z.enum(ROLES),
    nameAr: name,
    nameEn: name,
    en: words,
    ar: words,
    tr: words,
    germanic: words,
    romance: words,
    signs: words,
    low: grams,
    best: grams,
    high: grams,
    /** Words that mean another kind too are kept on purpose. */
    shared: z.literal('on').optional(),
  })
  .refine(({ low, best }) => low <= best, { path: ['low'], message: 'refusal_kind_weights_turned' })
  .refine(({ best, high }) => best <= high, { path: ['high'], message: 'refusal_kind_weights_turned' })
export type KindFormValues = z.output<typeof kindForm>

/** The words of a list as they were typed, each once. */
export function listOf(text: string): readonly string[] {
  const list = text.split(/[,،;؛\n]/).map((word) => word.trim().replace(/\s+/g, ' '))
  return [...new Map(list.filter((word) => word !== '').map((word) => [fold(word), word])).values()]
}

/** A short name of what a form shows of a kind: another one means that somebody changed it meanwhile. */
export function kindSeen(kind: PlacedKind): string {
  return createHash('sha256')
    .update(JSON.stringify(factOf(kind)))
    .digest('base64url')
    .slice(0, 16)
}

/** The kind that a form describes. A name that is new is one of its words. */
export function factOfForm(form: KindFormValues, code: string, before: PlacedKind | null): KindFact {
  const names = { ar: form.nameAr, en: form.nameEn }
  const named = (language: 'ar' | 'en') => {
    const isNew = before?.name[language] !== names[language]
    const known = listOf(form[language]).map(fold)
    return isNew && !known.includes(fold(names[language]))
      ? [names[language], form[language]].filter(Boolean).join(', ')
      : form[language]
  }
  const said = Object.fromEntries(LANGUAGES.map((one) => [one, form[one]])) as KindFact['words']
  return {
    code,
    parent: form.parent,
    role: form.role,
    name: names,
    words: { ...said, ar: named('ar'), en: named('en') },
    grams: [form.low, form.best, form.high],
    isOn: before?.isOn ?? true,
  }
}
