import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type {
  CancelAnswer,
  Courier,
  CourierFailure,
  CourierMeaning,
  CourierReading,
  LabelAnswer,
  ReceivedNews,
  ToldNews,
} from '#fulfilment/couriers/courier.ts'
import { type BostaAccount, newsHeader } from './account.ts'
import { callBosta } from './call-bosta.ts'
import { createDelivery } from './create-delivery.ts'
import { findDeliveries, readDelivery } from './read-delivery.ts'

/** Bosta, in Egypt. `alarm` is called if our key is not accepted. */
export function bostaCourier(account: BostaAccount, alarm: (fault: CourierFailure) => void): Courier {
  const heard = async <Answer extends { readonly kind: string }>(asked: Promise<Answer>): Promise<Answer> => {
    const answer: Answer | CourierFailure = await asked
    if (isMisconfigured(answer)) alarm(answer)
    return answer
  }
  return {
    company: 'bosta',
    book: (order) => heard(createDelivery(account, order)),
    find: (reference) => heard(findDeliveries(account, reference)),
    read: (awb) => heard(readDelivery(account, awb)),
    cancel: (awb) => heard(terminate(account, awb)),
    label: (awb, locale) => heard(fetchLabel(account, awb, locale)),
    meaningOf: bostaMeaning,
    readNews: (received) => readNews(account, received),
  }
}

/**
 * Bosta's published codes of domestic deliveries and what each means to a waybill. The texts that come with them are not
 * read: those of 45 and 46 can be the same. 20 is a van assigned, 21 the parcel in it.
 */
export const bostaStates: Readonly<Record<number, CourierMeaning & { readonly name: string }>> = {
  10: { name: 'Pickup requested', goal: 'waiting' },
  11: { name: 'Waiting for route', goal: 'waiting' },
  20: { name: 'Route assigned', goal: 'waiting' },
  21: { name: 'Picked up from business', goal: 'collected', progress: 'atCourier' },
  22: { name: 'Picking up from consignee', goal: 'collected', progress: 'returning' },
  23: { name: 'Picked up from consignee', goal: 'collected', progress: 'returning' },
  24: { name: 'Received at warehouse', goal: 'collected', progress: 'atCourier' },
  25: { name: 'Fulfilled', goal: 'waiting' },
  30: { name: 'In transit between hubs', goal: 'collected', progress: 'atCourier' },
  40: { name: 'Picking up', goal: 'stay' },
  41: { name: 'Out for delivery', goal: 'collected', progress: 'outForDelivery' },
  45: { name: 'Delivered', goal: 'delivered' },
  46: { name: 'Returned to business', goal: 'returned' },
  47: { name: 'Exception', goal: 'stay', attention: 'exception' },
  48: { name: 'Terminated', goal: 'cancelled' },
  49: { name: 'Canceled', goal: 'cancelled' },
  60: { name: 'Returned to stock', goal: 'returned' },
  100: { name: 'Lost', goal: 'lost' },
  101: { name: 'Damaged', goal: 'stay', attention: 'damaged' },
  102: { name: 'Investigation', goal: 'stay', attention: 'investigated' },
  103: { name: 'Awaiting your action', goal: 'stay', attention: 'exception' },
  104: { name: 'Archived', goal: 'stay' },
  105: { name: 'On hold', goal: 'stay', attention: 'onHold' },
}

/** A code that is not published moves nothing and calls a person. */
export function bostaMeaning(reading: Omit<CourierReading, 'note' | 'cashMinor'>): CourierMeaning {
  const { code, isReturning, attempts } = reading
  const known = Object.hasOwn(bostaStates, code) ? bostaStates[code] : undefined
  if (!known) return { goal: 'stay', attention: 'exception' }
  const { name: _, ...said } = known
  // What says nothing of where it is (an exception, a hold) comes after its pickup once it was at a door.
  const meaning = said.goal === 'stay' && attempts > 0 ? { ...said, goal: 'collected' as const } : said
  // On its way back everything between pickup and end is a way back.
  return isReturning && meaning.goal === 'collected' ? { ...meaning, progress: 'returning' } : meaning
}

function isMisconfigured(answer: { readonly kind: string }): answer is CourierFailure {
  return answer.kind === 'misconfigured'
}

// Only before its pickup. After any other answer the parcel's state has to be read.
async function terminate(account: BostaAccount, awb: string): Promise<CancelAnswer> {
  const path = `/deliveries/business/${encodeURIComponent(awb)}/terminate`
  const answer = await callBosta(account, { method: 'DELETE', path })
  if (answer.kind === 'answered') return { kind: 'cancelled' }
  if (answer.kind !== 'refused') return answer
  return answer.status === 404 ? { kind: 'notThere' } : { kind: 'tooLate' }
}

// Numbers without a label are silently left out: then the answer is empty.
async function fetchLabel(account: BostaAccount, awb: string, locale: 'ar' | 'en'): Promise<LabelAnswer> {
  const body = { trackingNumbers: awb, requestedAwbType: 'A6', lang: locale }
  const answer = await callBosta(account, { method: 'POST', path: '/deliveries/mass-awb', body })
  if (answer.kind === 'refused' && answer.status === 404) return { kind: 'notThere' }
  if (answer.kind !== 'answered') return answer
  const pdf = Buffer.from(typeof answer.data === 'string' ? answer.data : '', 'base64')
  if (pdf.length === 0) return { kind: 'notThere' }
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') return { kind: 'unknown', status: null, detail: 'not a PDF' }
  return { kind: 'label', pdf }
}

const newsForm = z.looseObject({
  trackingNumber: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)),
  state: z.int().min(0).max(9_999).optional().catch(undefined),
})

function readNews(account: BostaAccount, { rawBody, headers }: ReceivedNews): ToldNews {
  const isTrusted = isSame(headers[newsHeader], account.newsSecret)
  const read = newsForm.safeParse(parsed(rawBody))
  if (!read.success) return { isTrusted, awb: null, code: null }
  return { isTrusted, awb: read.data.trackingNumber, code: read.data.state ?? null }
}

function isSame(given: string | readonly string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(secret)]
  return secret !== '' && one.length === other.length && timingSafeEqual(one, other)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
