import { z } from 'zod'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { deed } from '#people/proofs/answer-deeds.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
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

/** What the desk of deliveries does with one of them. */
export const deliveryDeeds = {
  pack: deed(ofRequest.extend({ weightGrams: whole, pieces: whole }), packDelivery, 'pack'),
  awb: deed(z.object({ waybillId: z.uuid(), awb }), (work, typed) => setAwb(work, typed.waybillId, typed.awb), 'awb'),
  queue: deed(ofRequest, (work, { requestId }) => queueForCourier(work, requestId), 'queue'),
  book: deed(ofRequest, (work, { requestId }) => bookAgain(work, requestId), 'book'),
  deliver: deed(
    z.object({ awb, counted, note }),
    (work, { counted: countedMinor, ...said }) => recordEnding(work, { ...said, how: 'deliver', countedMinor }),
    'deliver',
  ),
  return: deed(
    z.object({ awb, note }),
    (work, said) => recordEnding(work, { ...said, how: 'return', countedMinor: null }),
    'return',
  ),
}
