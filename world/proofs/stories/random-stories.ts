import fc from 'fast-check'
import { orderDeeds } from '#world/proofs/bank/order-deeds.ts'
import { walletDeeds } from '#world/proofs/bank/wallet-deeds.ts'
import type { Step } from './story.ts'

const step = (deed: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.record({
    deed,
    pick: fc.nat(11),
    minor: fc.integer({ min: 1, max: 400_000 }),
    kind: fc.constantFrom('card', 'cash'),
    choice: fc.nat(11),
  })

// Most stories are about the wallet alone, because orders take longer. Each kind begins with what it needs: money, a
// withdrawal, a paid order, or a little in the wallet and an order that costs more, so that a part is held during the
// payment.
const walletStory = ['deposit', 'deposit', 'paid', 'paid', 'declined', 'wrong', 'giveUp', ...Object.keys(walletDeeds)]
const often = [
  'review',
  'review',
  'review',
  'acceptTotal',
  'acceptTotal',
  'acceptTotal',
  'payFromWallet',
  'payFromWallet',
]
const orderStory = [...often, ...Object.keys(orderDeeds), 'paid', 'declined']
const partStory = [
  'payOutside',
  'payOutside',
  'paid',
  'paid',
  'declined',
  'declined',
  'giveUp',
  'expire',
  'cancel',
  'review',
]
// A package that is paid and runs: used or not, renewed, switched, ended, left and refunded.
const packageStory = [
  ...[
    'subscribe',
    'subscribe',
    'subscribe',
    'paid',
    'paid',
    'usePackage',
    'endPackage',
    'leavePackage',
    'leavePackage',
  ],
  ...['cancelRequested', 'payAgain', 'deposit'],
]
// A package that waits for its payment, with a held part: paid another way, declined, cancelled, too late.
const waitingStory = [
  ...['payAgain', 'payAgain', 'payAgain', 'paid', 'paid', 'declined', 'expire', 'expire', 'giveUp', 'lapse', 'lapse'],
  ...['cancelRequested', 'subscribe', 'leavePackage'],
]
// An order that a card has paid whole and that is cancelled: its money goes back to the card, or the refund fails.
const refundStory = ['sendRefund', 'sendRefund', 'endSend', 'endSend', 'payOutside', 'paid', 'cancel', 'place']
const little = { pick: 0, minor: 9_900, kind: 'cash', choice: 1 } as const
const begin: readonly Step[] = ['deposit', 'paid', 'place'].map((deed) => ({ ...little, deed }))
const givenBack: readonly Step[] = ['place', 'payOutside', 'paid', 'cancel', 'sendRefund'].map((deed) => ({
  ...little,
  deed,
  minor: 9_900,
  choice: 0,
}))
// Card money before a card payment: both parts come from the same account.
const wanted: readonly Step[] = ['deposit', 'paid', 'subscribe'].map((deed) => ({
  deed,
  pick: 1,
  minor: 9_907,
  kind: 'card',
  choice: 0,
}))
// The package's payment expired: it waits with no payment in progress.
const forgotten: readonly Step[] = [...wanted, { ...little, deed: 'expire', pick: 1 }]
const forgottenStory = ['lapse', 'lapse', 'payAgain', 'payAgain', 'cancelRequested', 'paid', 'declined']
const bought: readonly Step[] = [...wanted, { ...little, deed: 'paid', pick: 1 }]
// Without money at the start short stories would do nothing.
const enough: readonly Step[] = ['deposit', 'paid'].map((deed) => ({ ...little, minor: 390_000, deed }))
const order: readonly Step[] = [
  { ...little, minor: 5_000_000, deed: 'deposit' },
  { ...little, deed: 'paid' },
  { ...little, deed: 'place' },
  { ...little, deed: 'payFromWallet' },
]
const leavingStory = ['approve', 'approve', 'settle', 'settle', 'reject', 'cancelWithdrawing', 'withdraw']
const leave: readonly Step[] = [...enough, { ...little, minor: 120_000, deed: 'withdraw' }]

/** A random story of one of these kinds with at most this many steps. */
export const randomStory = (most: number): fc.Arbitrary<readonly Step[]> => {
  const upTo = (maxLength: number, deeds: readonly string[]) =>
    fc.array(step(fc.constantFrom(...deeds)), { minLength: 2, maxLength, size: 'max' })
  // Most faults are found within a few steps; every fifth story may have the full length.
  const of = (deeds: readonly string[]) =>
    fc.oneof({ weight: 4, arbitrary: upTo(Math.min(most, 20), deeds) }, { weight: 1, arbitrary: upTo(most, deeds) })
  return fc.oneof(
    { weight: 4, arbitrary: of(walletStory).map((steps) => [...enough, ...steps]) },
    { weight: 2, arbitrary: of(leavingStory).map((steps) => [...leave, ...steps]) },
    { weight: 1, arbitrary: of(orderStory).map((steps) => [...order, ...steps]) },
    { weight: 1, arbitrary: of(refundStory).map((steps) => [...givenBack, ...steps]) },
    { weight: 1, arbitrary: of(packageStory).map((steps) => [...bought, ...steps]) },
    { weight: 1, arbitrary: of(waitingStory).map((steps) => [...wanted, ...steps]) },
    { weight: 1, arbitrary: of(forgottenStory).map((steps) => [...forgotten, ...steps]) },
    { weight: 1, arbitrary: of(partStory).map((steps) => [...begin, ...steps]) },
  )
}
