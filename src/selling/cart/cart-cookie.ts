import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { no } from './cart.refusals.ts'
import type { NewItem } from './cart-item.ts'
import { mostGuestItems } from './cart-limits.ts'
import type { CartSigner } from './cart-signer.ts'

/** An item as the browser stores it: the facts from its page stay on the server and are looked up again. */
export type KeptItem = Omit<NewItem, 'canonicalUrl' | 'store' | 'image'> & {
  readonly id: string
  readonly version: number
}
export type KeptCart = {
  readonly items: readonly KeptItem[]
  readonly saved: readonly KeptItem[]
  readonly couponCode: string | null
}

// A browser drops a cookie that is larger than 4 KB with its name, so the 6 KB of a guest's cart are split into two.
const cookieNames = ['cart', 'cart_2'] as const
const mostOfOne = 3600
const mostInAll = 6144
const maxAge = 300 * 24 * 60 * 60

const text = (most: number) => z.string().max(most)
const minor = z.string().transform((digits, context) => {
  const read = /^\d{1,12}$/.test(digits) ? BigInt(digits) : null
  if (read !== null) return read
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
// Which facts are guesses: the sum of 1 for the category and 2 for the weight; an older cookie does not say.
const guesses = z.int().min(0).max(3)
const keptItem = z.tuple([
  text(20).min(1),
  z.literal('').or(z.string().regex(/^[\w-]{22}$/)),
  text(2000),
  text(300),
  text(10),
  text(60),
  text(120),
  text(120),
  text(120),
  z.int().min(1).max(99),
  z.int().min(0).max(1_000_000),
  minor,
  minor,
  z.enum(currencies),
  text(500),
  z.int().min(1),
  guesses.optional(),
])
// A cookie of before has no items kept for later.
const keptCart = z.tuple([
  z.array(keptItem).max(mostGuestItems),
  text(60),
  z.array(keptItem).max(mostGuestItems).optional(),
])

/** A guest's cart as Set-Cookie values; refused if it does not fit what browsers store. */
export function writeCartCookies(signer: CartSigner, cart: KeptCart, isSecure: boolean): string[] {
  const { items, saved, couponCode } = cart
  if (items.length + saved.length === 0 && couponCode === null) return clearCartCookies(isSecure)
  const content = [items.map(pack), couponCode ?? '', ...(saved.length > 0 ? [saved.map(pack)] : [])]
  const packed = deflateRawSync(JSON.stringify(content), { level: 9 })
  const body = packed.toString('base64url')
  const value = `${signer.sign(body)}.${body}`
  if (value.length > mostInAll) throw no.GUEST_CART_FULL({ limit: items.length + saved.length - 1 })
  return cookieNames.map((name, place) => {
    const part = value.slice(place * mostOfOne, (place + 1) * mostOfOne)
    return setCookie(name, part, part === '' ? 0 : maxAge, isSecure)
  })
}

export function clearCartCookies(isSecure: boolean): string[] {
  return cookieNames.map((name) => setCookie(name, '', 0, isSecure))
}

export function hasCartCookie(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(cookies.cart)
}

/** The cart that a browser sent. A cookie that we did not sign, or cannot read, counts as no cart. */
export function readCartCookies(signer: CartSigner, cookies: Readonly<Record<string, string | undefined>>): KeptCart {
  const nothing = { items: [], saved: [], couponCode: null }
  const value = cookieNames.map((name) => cookies[name] ?? '').join('')
  const [signature = '', body = ''] = value.split('.')
  if (value === '' || value.length > mostInAll || !signer.isSigned(body, signature)) return nothing
  const parsed = keptCart.safeParse(unpacked(body))
  if (!parsed.success) return nothing
  const [items, couponCode, saved = []] = parsed.data
  return { items: items.map(unpack), saved: saved.map(unpack), couponCode: couponCode || null }
}

function pack(item: KeptItem) {
  const { id, readingId, color, size, style } = item
  const url = readingId ? '' : item.url
  const amounts = [item.price.toString(), item.domesticShipping.toString(), item.currency]
  const origin = [item.country, item.category]
  const weight = item.weightGrams ?? 0
  return [
    id,
    shortId(readingId),
    url,
    item.title,
    ...origin,
    color,
    size,
    style,
    item.quantity,
    weight,
    ...amounts,
    item.notes,
    item.version,
    ...guessesOf(item),
  ]
}

function unpack(kept: z.output<typeof keptItem>): KeptItem {
  const [id, reading, url, title, country, category, color, size, style, quantity, grams, ...rest] = kept
  const [price, domesticShipping, currency, notes, version, sum = 0] = rest
  const weightGrams = grams > 0 ? grams : null
  const specs = { color, size, style, quantity, weightGrams, price, domesticShipping, currency, notes, version }
  const estimated = estimatedFacts.filter((_, place) => (sum & (1 << place)) > 0)
  return { id, readingId: longId(reading), url, title, country, category, estimated, ...specs }
}

function guessesOf({ estimated }: KeptItem): readonly number[] {
  const sum = estimatedFacts.reduce((all, fact, place) => all + (estimated.includes(fact) ? 1 << place : 0), 0)
  return sum > 0 ? [sum] : []
}

function unpacked(body: string): unknown {
  // Signed by us, but an older release may have used another format.
  try {
    return JSON.parse(inflateRawSync(Buffer.from(body, 'base64url'), { maxOutputLength: 200_000 }).toString('utf8'))
  } catch {
    return null
  }
}

function shortId(id: string | null): string {
  return id === null ? '' : Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

function longId(short: string): string | null {
  if (short === '') return null
  const hex = Buffer.from(short, 'base64url').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

function setCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
