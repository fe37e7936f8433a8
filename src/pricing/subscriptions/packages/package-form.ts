import { z } from 'zod'
import { decimalText, parseDecimal } from '#platform/values/amounts/decimal.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { packageForm } from '#pricing/quote/tables/tables-form.ts'
import type { BenefitWords } from '#pricing/subscriptions/benefit-line.ts'
import type { insertDraft } from './draft-package.ts'
import { periodUnits } from './package-period.ts'

const said = z.string().trim().min(2, 'subscriptions_desk_needed').max(300)
const amount = z
  .string()
  .trim()
  .transform((text) => parseAmount(text) ?? -1n)
const codes = z
  .string()
  .max(2_000)
  .default('')
  .transform((text) => text.split(/[\s,،]+/).filter((one) => one !== ''))

/** Benefits as staff write them, one per line: `serviceFees percent 0.5 max 100.00`. */
const benefits = z
  .string()
  .max(2_000)
  .transform((text) =>
    withWesternDigits(text)
      .split('\n')
      .flatMap((line) => benefitOf(line.trim())),
  )
  .refine((list) => packageForm.shape.benefits.safeParse(list).success, 'refusal_benefits_not_understood')
  .refine((list) => !list.some(isAboveAll), 'subscriptions_desk_percent_above')

export const draftForm = z.object({
  nameAr: said,
  nameEn: said,
  descriptionAr: said,
  descriptionEn: said,
  fitsAr: said,
  fitsEn: said,
  price: amount.refine((minor) => minor >= 0n, 'subscriptions_desk_not_an_amount'),
  quota: z
    .union([z.literal('').transform(() => null), amount])
    .refine((minor) => minor === null || minor > 0n, 'subscriptions_desk_not_an_amount'),
  unit: z.enum(periodUnits),
  count: z.string().transform(withWesternDigits).pipe(z.coerce.number<string>().int().min(1).max(36)),
  freeMonth: z
    .literal('on')
    .optional()
    .transform((one) => one === 'on'),
  countries: codes,
  stores: codes,
  categories: codes,
  benefits,
  why: z.string().trim().min(3, 'subscriptions_desk_needed').max(300),
})

function benefitOf(line: string): readonly BenefitWords[] {
  if (line === '') return []
  const [name = '', kind = '', ...rest] = line.split(/\s+/)
  const place = rest.indexOf('max')
  const value = place === 0 ? undefined : shareOf(rest[0])
  const max = place >= 0 ? (rest[place + 1] ?? '') : undefined
  return [{ line: name, kind, ...(value !== undefined && { value }), ...(max !== undefined && { max }) }]
}

// 50% means 0.5 of a line.
function shareOf(value: string | undefined): string | undefined {
  const percent = parseDecimal(/^(.*)[%٪]$/.exec(value ?? '')?.[1])
  return percent ? decimalText({ ...percent, scale: percent.scale * 100n }) : value
}

// Somebody who writes 50 means half of a line, but 50 would give away all of it.
function isAboveAll({ kind, value }: BenefitWords): boolean {
  const rate = kind === 'percent' ? parseDecimal(value) : null
  return rate !== null && rate.numerator > rate.scale
}

/** The form's values as a version of a package. */
export function versionOf(packageId: string, values: z.output<typeof draftForm>): Parameters<typeof insertDraft>[1] {
  return {
    package_id: packageId,
    name_ar: values.nameAr,
    name_en: values.nameEn,
    description_ar: values.descriptionAr,
    description_en: values.descriptionEn,
    fits_ar: values.fitsAr,
    fits_en: values.fitsEn,
    price_minor: values.price,
    quota_minor: values.quota,
    period_unit: values.unit,
    period_count: values.count,
    is_first_month_free: values.freeMonth,
    countries: values.countries,
    stores: values.stores,
    categories: values.categories,
    benefits: JSON.stringify(values.benefits),
    why: values.why,
  }
}
