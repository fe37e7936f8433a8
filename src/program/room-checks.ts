import { idleRequestMoney } from '#fulfilment/requests/idle-money.ts'
import { idlePaymentMoney, idleSubscriptionMoney, idleWithdrawalMoney } from '#money/payments/idle-money.ts'
import type { BookCheck } from '#money/wallet/book-checks.ts'
import { courierCashIsListed } from '#office/finance/courier-cash/courier-dues.ts'
import { existingPlaces } from '#office/finance/existing-places.ts'
import { suspenseIsListed } from '#office/finance/suspense/suspense-items.ts'
import { idleHolds, idleOrderMoney } from '#selling/orders/money/idle-money.ts'

/** What the rooms prove of the books beyond the ledger itself: that no money stands where nothing is under way
 * any more, and that every place it is said to be in exists. */
export const roomChecks: readonly BookCheck[] = [
  idlePaymentMoney,
  idleWithdrawalMoney,
  idleOrderMoney,
  idleHolds,
  idleRequestMoney,
  idleSubscriptionMoney,
  existingPlaces,
  suspenseIsListed,
  courierCashIsListed,
]
