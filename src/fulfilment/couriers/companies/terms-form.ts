import { z } from 'zod'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import type { ZoneTerms } from './read-terms.ts'

const minorOf = (typed: string) => parseAmount(typed.trim()) ?? null
const gramsOf = (typed: string) => {
  const read = parseDecimal(withWesternDigits(typed.trim()).replace(',', '.'))
  if (read === null) return null
  const grams = (read.numerator * 1000n) / read.scale
  return (read.numerator * 1000n) % read.scale === 0n && grams > 0n && grams <= 100_000n ? Number(grams) : null
}

const amount = z
  .string()
  .refine((typed) => minorOf(typed) !== null, 'couriers_amount_unclear')
  .transform((typed) => minorOf(typed) ?? 0n)
const base = z
  .string()
  .refine((typed) => typed.trim() === '' || minorOf(typed) !== null, 'couriers_amount_unclear')
  .transform((typed) => (typed.trim() === '' ? null : minorOf(typed)))
const weight = z
  .string()
  .refine((typed) => gramsOf(typed) !== null, 'couriers_weight_unclear')
  .transform((typed) => gramsOf(typed) ?? 0)

/** New fees as a form sends them: a group of fields for each zone, and the first day. */
export function termsForm(site: Site) {
  return z.object({
    key: z.string().min(8).max(200),
    why: z.string().trim().min(3).max(300),
    validFrom: z
      .string()
      .default('')
      .refine((typed) => typed === '' || startOfDay(typed, site) !== null, 'couriers_day_unclear')
      .transform((typed) => (typed === '' ? null : startOfDay(typed, site))),
    zones: z
      .record(z.string().max(40), z.object({ base, included: weight, stepWeight: weight, step: amount }))
      .transform((zones): readonly ZoneTerms[] =>
        Object.entries(zones).map(([zone, { base, included, stepWeight, step }]) => ({
          zone,
          baseMinor: base,
          includedGrams: included,
          stepGrams: stepWeight,
          stepMinor: step,
        })),
      ),
  })
}

/** Midnight of a day in a site's time zone. */
export function startOfDay(day: string, site: Site): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const asked = Date.parse(`${day}T00:00Z`)
  if (Number.isNaN(asked)) return null
  // The site's local time at this moment gives its offset; computed twice, in case the clocks change in between.
  let moment = asked
  const clock = (at: number) => Date.parse(`${sayPlainTime(new Date(at), site).replace(' ', 'T')}Z`)
  for (let turn = 0; turn < 2; turn++) moment += asked - clock(moment)
  return new Date(moment)
}
