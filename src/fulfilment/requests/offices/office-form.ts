import { z } from 'zod'

const text = (most: number) => z.string().trim().min(1).max(most)
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'requests_office_time_wrong')
const why = z.string().trim().min(1, 'refusal_undo_reason_needed').max(500)
const code = z.string().max(40)

// «30.0561, 31.3300», as maps copy it.
const point = z
  .string()
  .trim()
  .default('')
  .transform((typed, context): readonly [number, number] | null => {
    if (typed === '') return null
    const [latitude = Number.NaN, longitude = Number.NaN, ...more] = typed.split(/[,،\s]+/).map(Number)
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more.length === 0) return [latitude, longitude]
    context.addIssue('requests_office_point_wrong')
    return z.NEVER
  })

/** What staff write of an office, and from which day on. `version` is the one that the form was opened with. */
export const officeForm = z
  .object({
    code,
    version: z.coerce.number().int(),
    from: z.iso.date(),
    nameAr: text(60),
    nameEn: text(60),
    addressAr: text(200),
    addressEn: text(200),
    phone: text(30).regex(/^\+?[\d ()-]{5,30}$/, 'requests_office_phone_wrong'),
    opensAt: time,
    closesAt: time,
    // Ticked days of the week, by number; 0 is Sunday.
    days: z
      .partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), z.string(), 'requests_office_days_needed')
      .transform((ticked) => Object.keys(ticked).map(Number)),
    point,
    isOpen: z
      .string()
      .default('')
      .transform((ticked) => ticked !== ''),
    why,
  })
  .refine(({ opensAt, closesAt }) => closesAt > opensAt, { path: ['closesAt'], error: 'requests_office_closes_early' })
  .refine(({ days }) => days.length > 0, { path: ['days'], error: 'requests_office_days_needed' })

const optionalTime = z.union([time, z.literal('').transform(() => null)]).default(null)

/** A day on which an office is closed, or open at other hours. */
export const officeDayForm = z
  .object({ code, day: z.iso.date(), opensAt: optionalTime, closesAt: optionalTime, why })
  .refine(({ opensAt, closesAt }) => (opensAt === null) === (closesAt === null), {
    path: ['closesAt'],
    error: 'requests_office_both_times',
  })
  .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || closesAt > opensAt, {
    path: ['closesAt'],
    error: 'requests_office_closes_early',
  })
export const endOfficeDayForm = z.object({ code, day: z.iso.date() })
export const withdrawChangeForm = z.object({ id: z.uuid() })

export type OfficeForm = z.output<typeof officeForm>
