import { z } from 'zod'
import type { SettingField } from '#platform/settings/changeable/setting.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Site } from '#sites/sites.ts'
import type { AnySetting } from './setting-list.ts'

type Formed = Pick<AnySetting, 'fields' | 'check'>

/** What was typed for a setting, from which day on, why, and the version that the form was opened with. */
export function settingForm(setting: Formed, site: Site) {
  return z.object({
    seen: z.union([z.uuid(), z.literal('')]).default(''),
    from: z.iso.date(),
    why: z.string().trim().min(1, 'refusal_undo_reason_needed').max(500),
    values: valuesForm(setting, site),
  })
}

/** The values alone: for a preview. */
export function valuesForm({ fields, check }: Formed, site: Site) {
  const all = Object.entries(fields)
  return z
    .object(Object.fromEntries(all.map(([name, field]) => [name, typedAs(field)])))
    .default(() => Object.fromEntries(all.map(([name, field]) => [name, emptyOf(field)])))
    .superRefine((values, context) => {
      const fault = check?.(values, site)
      if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.word })
    })
}

export const openVersionForm = z.object({ id: z.uuid() })

function typedAs(field: SettingField): z.ZodType<string | number | boolean> {
  if (field.kind === 'switch')
    return z
      .string()
      .default('')
      .transform((ticked) => ticked !== '')
  if (field.kind === 'text')
    return z
      .string()
      .trim()
      .min(field.isOptional ? 0 : 1)
      .max(field.longest)
  if (field.kind === 'day') return z.union([z.iso.date(), z.literal('')])
  if (field.kind === 'picture') return z.union([z.uuid(), z.literal('')])
  if (field.kind === 'amount')
    return z
      .string()
      .trim()
      .min(1)
      .transform((text) => Number(parseAmount(text) ?? -1n))
      .refine((minor) => minor >= field.least, 'settings_amount_unclear')
  return z
    .string()
    .trim()
    .min(1)
    .transform((text) => withWesternDigits(text))
    .refine((text) => /^\d{1,9}$/.test(text), 'platform_field_whole')
    .transform(Number)
    .pipe(z.number().int().min(field.least).max(field.most))
}

// Boxes that are not ticked are not sent at all.
function emptyOf(field: SettingField): string | number | boolean {
  if (field.kind === 'switch') return false
  return field.kind === 'count' || field.kind === 'amount' ? Number.NaN : ''
}

/** A value as its field of the form shows it. */
export function typedOf(field: SettingField, value: string | number | boolean): string {
  return field.kind === 'amount' ? minorToDecimal(BigInt(value)) : String(value)
}
