import { courierCashIsListed } from '#finance/courier-cash/courier-dues.ts'
import { existingPlaces } from '#finance/existing-places.ts'
import { suspenseIsListed } from '#finance/suspense/suspense-items.ts'
import { idleHolds, idleOrderMoney } from '#orders/idle-money.ts'
import { idlePaymentMoney, idleSubscriptionMoney, idleWithdrawalMoney } from '#payments/idle-money.ts'
import { idleRequestMoney } from '#requests/idle-money.ts'
import type { BookCheck } from '#wallet/book-checks.ts'

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
