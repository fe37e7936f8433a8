import { sayCardChoice, typedCard } from '#money/payments/cards/card-choice.ts'
import { keepCard } from '#money/payments/cards/keep-card.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { sampleRoutes } from './payments.samples.ts'
import { beginSample } from './refunds.samples.ts'
import { settleFound } from './settle-payment.samples.ts'

/** A customer's saved card, kept at a deposit of this sum; returns its token. */
export async function sampleSavedCard(work: Work, customerId: string, minor: bigint): Promise<string> {
  const amount = money(minor, sites[work.site].currency)
  const asked = { key: newId(), customerId, initiator: 'deposit', method: 'creditCard', amount, subject: null } as const
  const wish = { ...asked, payerAccount: sayCardChoice({ ...typedCard, savesCard: true }) }
  const { id } = await openPayment(work, wish, sampleRoutes)
  const outcome = await beginSample(work, id, newId())
  await settleFound(work, { provider: 'paymob', outcome })
  const token = `token-of-${newId()}`
  const told = { sites: [work.site], providerReference: outcome.providerReference, token, brand: 'Visa', last4: '4242' }
  await keepCard(work, 'paymob', told, makeSealer('secret of a test'))
  return token
}
