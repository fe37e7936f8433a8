import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Book, clockOf, type FawryOrder, nextNumber } from './book.ts'
import type { FawrySimulatorOptions } from './options.ts'
import { piastres } from './sign.ts'

const item = z.looseObject({
  itemId: z.string(),
  description: z.string().default(''),
  price: z.number().positive(),
  quantity: z.int().positive(),
})
const customer = {
  merchantCode: z.string(),
  merchantRefNum: z.string().min(1).max(64),
  customerProfileId: z.string().default(''),
  customerName: z.string().default(''),
  customerMobile: z.string().default(''),
  customerEmail: z.string().default(''),
  language: z.string().default('ar-eg'),
  paymentExpiry: z.int().optional(),
  chargeItems: z.array(item).min(1),
  orderWebHookUrl: z.url().optional(),
  signature: z.string(),
}

export const chargeForm = z.object({
  ...customer,
  paymentMethod: z.string(),
  amount: z.number().positive(),
  currencyCode: z.literal('EGP'),
})
export const pageForm = z.object({
  ...customer,
  paymentMethod: z.string().default(''),
  returnUrl: z.url(),
  valuCustomerCode: z.string().default(''),
})

type Wish = {
  readonly merchantCode: string
  readonly merchantRefNum: string
  readonly chargeItems: readonly z.infer<typeof item>[]
  readonly paymentExpiry?: number | undefined
  readonly sum: number | null
  readonly isSigned: boolean
}

/** Why an order is refused, with Fawry's code and words; null if it is accepted. */
export function faultIn(book: Book, options: FawrySimulatorOptions, wish: Wish): readonly [number, string] | null {
  const items = wish.chargeItems.reduce((sum, one) => sum + (piastres(one.price) ?? Number.NaN) * one.quantity, 0)
  if (wish.merchantCode !== options.merchantCode) return [9901, 'Merchant code invalid']
  if (!wish.isSigned) return [9946, 'Invalid signature']
  if (wish.sum === null || items !== wish.sum) return [9954, 'Amount does not equal the items']
  if (book.orders.has(wish.merchantRefNum)) return [9972, 'Merchant reference number is already used']
  if ((wish.paymentExpiry ?? Number.POSITIVE_INFINITY) <= clockOf(book)) return [9953, 'Expiry is over']
  return null
}

type Recorded = Omit<z.infer<typeof pageForm>, 'returnUrl' | 'signature'> & {
  readonly sum: number
  readonly returnUrl: string | null
}

export function record(book: Book, options: FawrySimulatorOptions, form: Recorded): FawryOrder {
  const order: FawryOrder = {
    fawryRef: nextNumber(book),
    merchantRef: form.merchantRefNum,
    amount: form.sum,
    customerName: form.customerName,
    customerMobile: form.customerMobile,
    customerMail: form.customerEmail,
    profile: form.customerProfileId,
    items: form.chargeItems,
    expiry: form.paymentExpiry ?? clockOf(book) + 24 * 3_600_000,
    hook: form.orderWebHookUrl ?? options.callbackUrl,
    returnUrl: form.returnUrl,
    pageKey: randomBytes(16).toString('hex'),
    valuCode: form.valuCustomerCode,
    language: form.language.startsWith('en') ? 'en' : 'ar',
    method: form.paymentMethod,
    status: 'NEW',
    paymentRef: '',
    paymentTime: null,
    refunded: 0,
    failure: '',
    wrongCodes: 0,
  }
  book.orders.set(order.merchantRef, order)
  return order
}
