import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Book, Intention, TypedCard } from './book.ts'
import { asksForCode, judge, judgeWallet, recordCharge, testCards, testWallet, type Verdict } from './charge.ts'
import { cut } from './cut-answer.ts'
import type { SimulatorOptions } from './options.ts'
import {
  cardPage,
  codePage,
  escaped,
  frame,
  gonePage,
  type Language,
  money,
  otherLanguage,
  savedCardPage,
  simulatedCode,
  texts,
} from './page.ts'
import { cardOfToken, saveCard } from './saved-cards.ts'
import { decideLater, sendCallback, sendToken, signedReturn } from './send-callback.ts'

const addressForm = z.object({
  publicKey: z.string(),
  clientSecret: z.string(),
  lang: z.enum(['ar', 'en']).optional(),
})
const postedForm = z.object({
  choice: z.enum(['pay', 'decline', 'insufficientFunds', 'pending', 'late', 'confirm', 'cancel']).default('pay'),
  number: z.string().default(''),
  expiry: z.string().default(''),
  cvv: z.string().default(''),
  challenge: z.string().default(''),
  code: z.string().default(''),
  save: z.literal('on').optional(),
  token: z.string().default(''),
})
type Posted = z.infer<typeof postedForm>

/** The page where the customer types the card: Paymob's unified checkout. */
export function hostedPage(app: FastifyInstance, book: Book, options: SimulatorOptions): void {
  app.get('/unifiedcheckout/', async (request, reply) => {
    const { intention, language } = opened(book, options, request)
    if (!intention || isPaid(book, intention)) return gone(reply, language, intention)
    const { challenge } = request.query as { readonly challenge?: string }
    if (challenge && book.challenges.has(challenge))
      return html(reply, codePage(intention, language, request.url, challenge))
    const page = intention.isWallet ? walletPage : intention.cardTokens.length > 0 ? savedCardPage : cardPage
    return html(reply, page(intention, language, request.url))
  })

  app.post('/unifiedcheckout/', async (request, reply) => {
    const { intention, language } = opened(book, options, request)
    if (!intention || isPaid(book, intention)) return gone(reply, language, intention)
    const posted = postedForm.parse(request.body)
    if (intention.isWallet) {
      const card = { number: posted.number.replace(/\D/g, ''), expiry: '', cvv: '' }
      const verdict =
        posted.choice === 'pay' ? judgeWallet(card.number, posted.code.trim()) : verdictOf(posted, card, intention)
      return finish(book, options, intention, { card, verdict, posted, saves: false }, reply)
    }
    const asked = book.challenges.get(posted.challenge)
    const card = asked?.card ?? savedCardOf(intention, posted) ?? cardOf(posted)
    const saves = asked?.saves ?? (posted.save === 'on' && posted.token === '')
    if (posted.choice === 'pay' && asksForCode(card)) {
      const challenge = randomBytes(12).toString('hex')
      book.challenges.set(challenge, { card, saves })
      return html(reply, codePage(intention, language, request.url, challenge))
    }
    book.challenges.delete(posted.challenge)
    return finish(book, options, intention, { card, verdict: verdictOf(posted, card, intention), posted, saves }, reply)
  })
}

type Decision = {
  readonly card: TypedCard
  readonly verdict: Verdict
  readonly posted: Posted
  /** Its owner wants the card to be kept. */
  readonly saves: boolean
}

async function finish(
  book: Book,
  options: SimulatorOptions,
  intention: Intention,
  { card, verdict, posted, saves }: Decision,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const transaction = recordCharge(book, intention, card, verdict)
  const told = saves ? saveCard(book, intention, card) : null
  if (told && transaction.success) await sendToken(book, options, told)
  const sent =
    posted.choice === 'late' ? laterCallback() : sendCallback(book, options.hmacSecret, intention, transaction)
  if (verdict === 'pending') {
    decideLater(book, options, intention, transaction, told)
  }
  const returnTo = signedReturn(book, options.hmacSecret, intention, transaction)
  await sent
  return book.misbehaviour.cutAnswer === 'charge' ? cut(reply) : reply.redirect(returnTo, 303)

  async function laterCallback(): Promise<void> {
    void wait(options.lateMs ?? 6_000, undefined, { ref: false }).then(() =>
      sendCallback(book, options.hmacSecret, intention, transaction),
    )
  }
}

function verdictOf(posted: Posted, card: TypedCard, intention: Intention): Verdict {
  switch (posted.choice) {
    case 'decline':
      return 'declined'
    case 'insufficientFunds':
      return 'insufficientFunds'
    case 'pending':
      return 'pending'
    case 'late':
      return 'approved'
    case 'cancel':
      return 'failed3ds'
    case 'confirm':
      return posted.code.trim() === simulatedCode ? judge(card, intention.amount, new Date()) : 'failed3ds'
    case 'pay':
      return judge(card, intention.amount, new Date())
  }
}

// The card whose token the shop sent, with the security code that was typed.
function savedCardOf(intention: Intention, { token, cvv }: Posted): TypedCard | null {
  const card = intention.cardTokens.includes(token) ? cardOfToken(token, intention.currency) : null
  return card && { ...card, cvv }
}

// A chosen outcome needs no typed card: it is decided as if the first test card were used.
function cardOf(posted: Posted): TypedCard {
  const number = posted.number.replace(/\D/g, '')
  const isChosen = posted.choice !== 'pay' && posted.choice !== 'confirm'
  return { number: isChosen && number === '' ? testCards[0] : number, expiry: posted.expiry, cvv: posted.cvv }
}

function opened(
  book: Book,
  options: SimulatorOptions,
  request: FastifyRequest,
): { readonly intention: Intention | null; readonly language: Language } {
  const address = addressForm.safeParse(request.query)
  const known = address.success ? book.intentions.get(address.data.clientSecret) : undefined
  const intention = known && address.data?.publicKey === options.publicKey && isInTime(book, known) ? known : null
  const language = address.data?.lang ?? (known?.locale === 'en' ? 'en' : 'ar')
  return { intention, language }
}

function isInTime(book: Book, intention: Intention): boolean {
  return intention.expiresAt > Date.now() || book.misbehaviour.takesEnded
}

function isPaid(book: Book, intention: Intention): boolean {
  return intention.transactionIds.some((id) => {
    const transaction = book.transactions.get(id)
    return transaction?.success || transaction?.pending
  })
}

function gone(reply: FastifyReply, language: Language, intention: Intention | null): FastifyReply {
  return html(reply.code(410), gonePage(language, intention?.redirectionUrl ?? null))
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}

/** The page where a mobile wallet's number is typed and its payment confirmed. */
function walletPage(intention: Intention, language: Language, self: string): string {
  const t = texts[language]
  const number = escaped(String(intention.billing.phone_number ?? ''))
  return frame(
    language,
    otherLanguage(self, language),
    t.walletTitle,
    `<dl><dt>${t.amount}</dt><dd class="amount"><bdi dir="ltr">${money(intention)}</bdi></dd>
    <dt>${t.reference}</dt><dd><bdi dir="ltr">${escaped(intention.specialReference)}</bdi></dd></dl>
    <form method="post" action="${escaped(self)}" autocomplete="off">
      <label>${t.walletNumber}<input name="number" dir="ltr" inputmode="tel" value="${number}" required></label>
      <label>${t.code}<input name="code" dir="ltr" inputmode="numeric" required></label>
      <p class="small">${t.walletRules} <bdi dir="ltr">${testWallet.number}</bdi>, <bdi dir="ltr">${testWallet.code}</bdi></p>
      <button class="pay" name="choice" value="pay">${t.pay} <bdi dir="ltr">${money(intention)}</bdi></button>
      <h2>${t.outcomes}</h2><div class="choices">
      <button name="choice" value="decline" formnovalidate>${t.decline}</button>
      <button name="choice" value="pending" formnovalidate>${t.pending}</button></div>
    </form><p><a href="${escaped(intention.redirectionUrl)}" data-leave>${t.leave}</a></p>`,
  )
}
