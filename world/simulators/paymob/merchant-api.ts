import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Book, type Intention, nextId } from './book.ts'
import { asksForCode, judgeSaved, recordCharge, recordRefund } from './charge.ts'
import { cut } from './cut-answer.ts'
import type { SimulatorOptions } from './options.ts'
import { cardOfToken } from './saved-cards.ts'
import { decideLater, sendCallback } from './send-callback.ts'

const intentionForm = z.object({
  amount: z.int().positive(),
  currency: z.enum(['EGP', 'AED']),
  payment_methods: z.array(z.union([z.int(), z.string()])).min(1),
  items: z
    .array(z.looseObject({ name: z.string().max(50), amount: z.int(), quantity: z.int().default(1) }))
    .default([]),
  billing_data: z.looseObject({
    first_name: z.string().min(1).max(50),
    last_name: z.string().min(1).max(50),
    email: z.email(),
    phone_number: z.string().min(1),
  }),
  extras: z.looseObject({ locale: z.string().optional(), save_card: z.boolean().optional() }).optional(),
  card_tokens: z.array(z.string()).max(3).default([]),
  special_reference: z.string().min(1),
  expiration: z.int().positive().default(3600),
  notification_url: z.url().optional(),
  redirection_url: z.url(),
})
const inquiryForm = z.object({ merchant_order_id: z.string().optional(), order_id: z.coerce.number().optional() })
const payForm = z.object({
  source: z.object({ identifier: z.string().min(1), subtype: z.literal('TOKEN') }),
  payment_token: z.string().min(1),
})
const refundForm = z.object({ transaction_id: z.coerce.number(), amount_cents: z.coerce.number().int().positive() })

/** The calls of a shop's server: intentions, sign-in, inquiry, refund. */
export function merchantApi(app: FastifyInstance, book: Book, options: SimulatorOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(v1|api)\//.test(request.url)) return
    if (book.misbehaviour.slowMs > 0) await wait(book.misbehaviour.slowMs)
    const status = book.misbehaviour.failWith
    if (status > 0) return reply.code(status).header('retry-after', '1').send({ detail: 'simulated failure' })
  })

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!book.misbehaviour.malformed || !/^\/(v1|api)\//.test(request.url)) return payload
    reply.serializer(() => '{"client_secret":"half')
    return payload
  })

  app.post('/v1/intention/', async (request, reply) => {
    if (!hasSecretKey(request.headers.authorization, options)) return reply.code(401).send({ detail: 'Invalid token.' })
    const form = intentionForm.safeParse(request.body)
    if (!form.success) return reply.code(400).send(z.flattenError(form.error).fieldErrors)
    const fault = faultIn(book, options, form.data)
    if (fault) return reply.code(fault.status).send(fault.body)
    const intention = record(book, options, form.data)
    if (book.misbehaviour.cutAnswer === 'intention') return cut(reply)
    return reply.code(201).send(shown(intention, book.misbehaviour.asksSecurityCode))
  })

  app.post('/api/acceptance/payments/pay', async (request, reply) => {
    const form = payForm.safeParse(request.body)
    if (!form.success) return reply.code(400).send(z.flattenError(form.error).fieldErrors)
    const intention = [...book.intentions.values()].find((one) => one.paymentKey === form.data.payment_token)
    if (!intention) return reply.code(401).send({ detail: 'incorrect credentials' })
    const { identifier } = form.data.source
    const card = book.misbehaviour.refusesTokens ? null : cardOfToken(identifier, intention.currency)
    if (!card) return reply.code(400).send({ source: ['Invalid card token'] })
    if (intention.transactionIds.length > 0) return reply.code(422).send({ message: 'order is already paid' })
    if (asksForCode(card)) {
      const challenge = randomBytes(12).toString('hex')
      book.challenges.set(challenge, { card, saves: false })
      const query = new URLSearchParams({
        publicKey: options.publicKey,
        clientSecret: intention.clientSecret,
        challenge,
      })
      const bankPage = `http://${request.headers.host}/unifiedcheckout/?${query}`
      return reply.code(201).send({ success: 'false', pending: 'true', redirect_url: bankPage })
    }
    const verdict = judgeSaved(card, intention.amount, new Date())
    const transaction = recordCharge(book, intention, card, verdict)
    void sendCallback(book, options.hmacSecret, intention, transaction)
    if (verdict === 'pending') decideLater(book, options, intention, transaction)
    return book.misbehaviour.cutAnswer === 'charge' ? cut(reply) : reply.code(201).send(transaction)
  })

  app.get<{ Params: { publicKey: string; clientSecret: string } }>(
    '/v1/intention/element/:publicKey/:clientSecret/',
    async (request, reply) => {
      const intention = book.intentions.get(request.params.clientSecret)
      if (!intention || request.params.publicKey !== options.publicKey) return reply.code(404).send(notFound)
      return shown(intention, book.misbehaviour.asksSecurityCode)
    },
  )

  app.post('/api/auth/tokens', async (request, reply) => {
    const form = z.object({ api_key: z.literal(options.apiKey) }).safeParse(request.body)
    if (!form.success) return reply.code(401).send({ detail: 'incorrect credentials' })
    return reply.code(201).send({ token: bearer(options), profile: { id: 164295 } })
  })

  app.post('/api/ecommerce/orders/transaction_inquiry', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${bearer(options)}`) return reply.code(401).send(unauthorized)
    const form = inquiryForm.parse(request.body)
    const intention = [...book.intentions.values()].find(
      (one) => one.specialReference === form.merchant_order_id || one.orderId === form.order_id,
    )
    const last = intention?.transactionIds.at(-1)
    return last === undefined ? reply.code(404).send(notFound) : book.transactions.get(last)
  })

  app.get<{ Params: { id: string } }>('/api/acceptance/transactions/:id', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${bearer(options)}`) return reply.code(401).send(unauthorized)
    return book.transactions.get(Number(request.params.id)) ?? reply.code(404).send(notFound)
  })

  app.post('/api/acceptance/void_refund/refund', async (request, reply) => {
    if (!hasSecretKey(request.headers.authorization, options)) return reply.code(401).send(unauthorized)
    const form = refundForm.parse(request.body)
    const original = book.transactions.get(form.transaction_id)
    const intention = [...book.intentions.values()].find((one) => one.orderId === original?.order.id)
    if (!original?.success || !intention) return reply.code(404).send(notFound)
    if (original.refunded_amount_cents + form.amount_cents > original.amount_cents) {
      return reply.code(400).send({ amount_cents: ['amount exceeds what is left of the transaction'] })
    }
    const refund = recordRefund(book, original, form.amount_cents)
    void sendCallback(book, options.hmacSecret, intention, refund)
    return book.misbehaviour.cutAnswer === 'refund' ? cut(reply) : reply.code(201).send(refund)
  })
}

const notFound = { detail: 'Not found.' }
const unauthorized = { detail: 'Authentication credentials were not provided.' }

function hasSecretKey(header: string | undefined, options: SimulatorOptions): boolean {
  return header === `Token ${options.secretKey}`
}

function bearer(options: SimulatorOptions): string {
  return Buffer.from(`simulated:${options.apiKey}`).toString('base64url')
}

type IntentionForm = z.infer<typeof intentionForm>

function faultIn(book: Book, options: SimulatorOptions, form: IntentionForm): { status: number; body: object } | null {
  const { EGP, AED, wallet, saved } = options.integrations
  const integrations = [EGP, AED, wallet, saved?.EGP, saved?.AED]
  if (!form.payment_methods.every((method) => integrations.some((one) => one === method))) {
    return { status: 404, body: { detail: 'Integration ID does not exist' } }
  }
  const fits = form.currency === 'EGP' ? [EGP, wallet, saved?.EGP] : [AED, saved?.AED]
  if (!fits.some((one) => one === form.payment_methods[0])) {
    return { status: 400, body: { currency: ['does not match the integration'] } }
  }
  if (form.items.length > 0 && form.items.reduce((sum, item) => sum + item.amount * item.quantity, 0) !== form.amount) {
    return { status: 406, body: { detail: 'Sum of item amounts is not equal to the amount' } }
  }
  if (form.card_tokens.some((token) => book.misbehaviour.refusesTokens || !cardOfToken(token, form.currency))) {
    return { status: 400, body: { card_tokens: ['Invalid card token'] } }
  }
  if ([...book.intentions.values()].some((one) => one.specialReference === form.special_reference)) {
    return { status: 422, body: { message: 'duplicate' } }
  }
  return null
}

function record(book: Book, options: SimulatorOptions, form: IntentionForm): Intention {
  const key = randomBytes(16).toString('hex')
  const intention: Intention = {
    id: `pi_test_${key}`,
    clientSecret: `${form.currency === 'AED' ? 'are' : 'egy'}_csk_test_${key}`,
    orderId: nextId(book),
    amount: form.amount,
    currency: form.currency,
    integrationId: Number(form.payment_methods[0]),
    isWallet: form.payment_methods[0] === options.integrations.wallet,
    specialReference: form.special_reference,
    items: form.items,
    billing: form.billing_data,
    notificationUrl: form.notification_url ?? options.callbackUrl,
    redirectionUrl: form.redirection_url,
    locale: form.extras?.locale ?? 'ar',
    savesCard: form.extras?.save_card ?? false,
    cardTokens: form.card_tokens,
    paymentKey: randomBytes(24).toString('base64url'),
    expiresAt: Date.now() + form.expiration * 1000,
    transactionIds: [],
  }
  book.intentions.set(intention.clientSecret, intention)
  return intention
}

function shown(intention: Intention, asksCode: boolean): object {
  const { amount, currency, items, billing } = intention
  return {
    id: intention.id,
    client_secret: intention.clientSecret,
    intention_order_id: intention.orderId,
    intention_detail: { amount, currency, items, billing_data: billing },
    payment_keys: [{ integration: intention.integrationId, key: intention.paymentKey, order_id: intention.orderId }],
    payment_methods: [
      {
        integration_id: intention.integrationId,
        method_type: 'online',
        currency,
        live: false,
        use_cvc_with_moto: asksCode,
      },
    ],
    special_reference: intention.specialReference,
    confirmed: false,
    status: 'intended',
    card_tokens: intention.cardTokens,
    object: 'paymentintention',
  }
}
