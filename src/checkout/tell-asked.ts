import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import type { Payment } from '#money/payments/payment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { orderTotal } from '#selling/orders/money/order-money.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { AskedPayment } from './paying/ask-payment.ts'
import { readOrderDue } from './paying/order-due.ts'

export type Asking = AskedPayment & { readonly key: string; readonly origin: string; readonly oldTotal: bigint }

/** Tells the customer that the review is done: the price, what changed, how much to pay, how and until when. */
export async function tellAsked(work: Work, { order, payment, until, key, origin, oldTotal }: Asking): Promise<void> {
  const customer = (await readCustomers(work, [order.customer_id])).get(order.customer_id)
  const locale: Locale = customer?.locale ?? 'ar'
  const speaking = { ...work, locale }
  const total = orderTotal(order)
  const say = (minor: bigint) => isolate(formatMoney(money(minor, sites[work.site].currency), locale))
  const amount = payment?.outside ?? (await readOrderDue(work, order))
  const facts = { old: oldTotal, new: total, amount: amount.minor }
  const said = { amount: say(amount.minor), until: isolate(sayTime(until, locale, work.site)) }
  const part = payment?.walletPart.minor ?? 0n
  await tellBuyer(work, {
    key,
    origin,
    orderId: order.id,
    facts,
    withPrice: true,
    wording: total === oldTotal ? 'checkout_mail_asked' : 'checkout_mail_asked_anew',
    ...(payment?.code && { code: payment.code }),
    next: {
      paragraphs: [
        ...(await howToPay(speaking, payment, said)),
        ...(part > 0n ? [m.checkout_mail_asked_part({ part: say(part) }, { locale })] : []),
        m.checkout_mail_asked_end({ until: said.until }, { locale }),
      ],
      path: payment ? `/payment/${payment.id}` : `/checkout/order/${order.number}`,
      text: payment ? m.checkout_mail_action({}, { locale }) : m.checkout_mail_asked_action({}, { locale }),
    },
  })
}

type Said = { readonly amount: string; readonly until: string }

async function howToPay(work: Work, payment: Payment | null, said: Said): Promise<readonly string[]> {
  const speak = { locale: work.locale }
  if (payment === null) return [m.checkout_mail_asked_choose(said, speak)]
  const number = isolate(payment.number)
  if (payment.method === 'office') {
    const offices = (await readOffices(work)).map(
      ({ name, address, hours }) => `${isolate(name)}: ${isolate(address)} · ${isolate(hours)}`,
    )
    return [m.checkout_mail_till_text({ ...said, number }, speak), ...offices, m.checkout_mail_till_how({}, speak)]
  }
  const accounts = (await readBankAccounts(work)).map(
    ({ bankName, accountName, accountNumber, iban }) =>
      `${isolate(bankName)} · ${isolate(accountName)} · ${isolate(iban ?? accountNumber)}`,
  )
  return [m.checkout_mail_asked_bank({ ...said, number }, speak), ...accounts]
}

// Prices, numbers and names keep their own direction within an Arabic sentence.
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
