import type { PaymentRequest } from '#money/payments/gateways/check-payment.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleBank } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { type As, isRefused, tried } from './stories/story.ts'
import type { Tally } from './tally.ts'

const all = 500_000n
const atOnce = 64

/**
 * One balance, sixty-four requests that spend all of it at the same moment: withdrawals and parts of payments, each
 * with its own key and body. In every round one succeeds.
 */
export async function raceForBalances(as: As, rounds: number, until = Infinity): Promise<Tally> {
  const start = performance.now()
  const faults: string[] = []
  let round = 0
  let tries = 0
  for (; round < rounds && Date.now() < until; round++) {
    const { id: customerId, who } = await as(system, (work) => sampleCustomer(work))
    await as(system, (work) => fillWallet(work, customerId, all))
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, place) => tried(wish(place, customerId)(as, who))),
    )
    tries += answers.length
    const won = answers.filter((answer) => !isRefused(answer)).length
    const { card } = await as(who, (work) => readWallet(work, customerId))
    if (won !== 1) faults.push(`round ${round}: ${won} of ${atOnce} got the same balance`)
    if (card.minor !== 0n) faults.push(`round ${round}: ${card.minor} is left`)
  }
  const doubled = faults.length
  const counted = { rounds: round, tries }
  const seconds = (performance.now() - start) / 1000
  return { name: 'one balance, 64 at once', counted, lost: 0, doubled, negative: 0, unbalanced: 0, faults, seconds }
}

type Wish = (as: As, who: Parameters<As>[0]) => Promise<unknown>

// Half of them withdraw it in cash, the others hold it as the wallet's part of a card payment.
function wish(place: number, customerId: string): Wish {
  if (place % 2 === 0) {
    const bank = { ...sampleBank, branch: `${place}` }
    const asked = { paymentMethod: 'bankTransfer', from: 'card', amount: all, ...bank, key: newId() } as const
    return (as, who) => as(who, (work) => requestWithdrawal(work, asked))
  }
  const held: PaymentRequest = {
    key: newId(),
    customerId,
    subject: null,
    initiator: 'payNow',
    method: 'creditCard',
    walletPart: { minor: all, kind: 'card' },
    amount: money(all + BigInt(1_000 + place), 'EGP'),
  }
  return (as, who) => as(who, (work) => openPayment(work, held, sampleRoutes))
}
