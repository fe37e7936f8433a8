import { idleRequestMoney } from '#fulfilment/requests/idle-money.ts'
import { idlePaymentMoney, idleSubscriptionMoney, idleWithdrawalMoney } from '#money/payments/idle-money.ts'
import type { BookCheck } from '#money/wallet/book-checks.ts'
import { courierCashIsListed } from '#office/finance/courier-cash/courier-dues.ts'
import { existingPlaces } from '#office/finance/existing-places.ts'
import { suspenseIsListed } from '#office/finance/suspense/suspense-items.ts'
import { idleHolds, idleOrderMoney } from '#selling/orders/money/idle-money.ts'

/**
 * The rooms' checks of the books beyond the ledger itself: no money lies where nothing is in progress, and every
 * account it lies in exists.
 */
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
