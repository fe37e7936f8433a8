import { redirect } from 'react-router'
import { z } from 'zod'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import type { Work } from '#platform/work/work.ts'
import { bookAgain } from './book-again.ts'
import { packDelivery } from './pack-delivery.ts'
import { queueForCourier } from './queue-for-courier.ts'
import { recordEnding } from './record-ending.ts'

const whole = z
  .string()
  .transform((text) => Number(withWesternDigits(text).trim()))
  .pipe(z.int().min(1).max(1_000_000))
const counted = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text.trim() === '') return null
    const minor = parseAmount(text)
    if (minor === null) context.addIssue({ code: 'custom', message: 'requests_amount_wrong' })
    return minor
  })
const note = z
  .string()
  .trim()
  .max(300)
  .default('')
  .transform((text) => text || null)
const awb = z.string().trim().min(3).max(40)
const ofRequest = z.object({ requestId: z.uuid() })

type Deed<Schema extends z.ZodType> = {
  readonly schema: Schema
  readonly act: (work: Work, values: z.output<Schema>) => Promise<unknown>
}
const deed = <Schema extends z.ZodType>(schema: Schema, act: Deed<Schema>['act']) => ({ schema, act })

const deeds = {
  pack: deed(ofRequest.extend({ weightGrams: whole, pieces: whole }), packDelivery),
  awb: deed(z.object({ waybillId: z.uuid(), awb }), (work, typed) => setAwb(work, typed.waybillId, typed.awb)),
  queue: deed(ofRequest, (work, { requestId }) => queueForCourier(work, requestId)),
  book: deed(ofRequest, (work, { requestId }) => bookAgain(work, requestId)),
  deliver: deed(z.object({ awb, counted, note }), (work, { counted: countedMinor, ...said }) =>
    recordEnding(work, { ...said, how: 'deliver', countedMinor }),
  ),
  return: deed(z.object({ awb, note }), (work, said) =>
    recordEnding(work, { ...said, how: 'return', countedMinor: null }),
  ),
} as const

/** What the desk of deliveries does with one of them; each leads back to the list and says what was done. */
export async function actOnDeliveries(visit: Visit, form: FormData, back: (done: string) => string) {
  const did = <Schema extends z.ZodType>(one: Deed<Schema>, done: string) =>
    carryOut(visit, form, one, () => back(done))
  return doDeed(form, {
    pack: () => did(deeds.pack, 'pack'),
    awb: () => did(deeds.awb, 'awb'),
    queue: () => did(deeds.queue, 'queue'),
    book: () => did(deeds.book, 'book'),
    deliver: () => did(deeds.deliver, 'deliver'),
    return: () => did(deeds.return, 'return'),
  })
}

async function carryOut<Schema extends z.ZodType>(
  visit: Visit,
  form: FormData,
  { schema, act }: Deed<Schema>,
  back: () => string,
) {
  try {
    const parsed = parseFields(form, schema, visit.locale)
    if (!parsed.ok) return formAnswer(parsed.errors, form)
    await visit.write((work) => act(work, parsed.values))
    return redirect(back())
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
