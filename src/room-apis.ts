import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountApi } from '#account/account.api.ts'
import { deletionApi } from '#account/deletion/deletion.api.ts'
import { transactionsApi } from '#account/history/transactions.api.ts'
import { analyticsApi } from '#account/spending/analytics.api.ts'
import { statementApi } from '#account/statement/statement.api.ts'
import { trackApi } from '#account/track/track.api.ts'
import { userApi } from '#account/user.api.ts'
import { calculatorsApi } from '#cart/calculators.api.ts'
import { cartApi } from '#cart/cart.api.ts'
import { cartCouponApi } from '#cart/cart-coupon.api.ts'
import { cartItemsApi } from '#cart/cart-items.api.ts'
import { cartQuoteApi } from '#cart/quote.api.ts'
import { callbacksApi } from '#checkout/callbacks.api.ts'
import { checkoutApi } from '#checkout/checkout.api.ts'
import { eventsApi } from '#checkout/live/events.api.ts'
import { packagesApi } from '#checkout/packages/packages.api.ts'
import { requestsPayApi } from '#checkout/requests/requests-pay.api.ts'
import { couponsApi } from '#coupons/coupons.api.ts'
import { couriersApi } from '#couriers/couriers.api.ts'
import { courierLabelApi } from '#couriers/desk/label.api.ts'
import { courierNewsApi } from '#couriers/news.api.ts'
import { custodyApi } from '#custody/custody.api.ts'
import { gapsApi } from '#custody/gaps.api.ts'
import { expectationsApi } from '#expectations/expectations.api.ts'
import { expectedOrderApi } from '#expectations/expected-order.api.ts'
import { cancelUnboughtApi } from '#orders/cancelling/cancel-unbought.api.ts'
import { cancellingApi } from '#orders/cancelling/cancelling.api.ts'
import { commentsApi } from '#orders/comments/comments.api.ts'
import { discrepanciesApi } from '#orders/discrepancies/discrepancies.api.ts'
import { discrepanciesStaffApi } from '#orders/discrepancies/discrepancies-staff.api.ts'
import { editApi } from '#orders/edit/edit.api.ts'
import { invoicesApi } from '#orders/invoices/invoices.api.ts'
import { legacyApi } from '#orders/legacy/legacy.api.ts'
import { orderDecisionsApi } from '#orders/order-decisions.api.ts'
import { ordersApi } from '#orders/orders.api.ts'
import { orderQuoteApi } from '#orders/prices/quote.api.ts'
import { reviewDeskApi } from '#orders/review/review-desk.api.ts'
import { reviewApi } from '#orders/review.api.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { receiptsApi } from '#payments/receipts.api.ts'
import { refundsApi } from '#payments/refunds/refunds.api.ts'
import { withdrawalsApi } from '#payments/withdrawals/withdrawals.api.ts'
import { peopleApi } from '#people/people.api.ts'
import { purchasingApi } from '#purchasing/purchasing.api.ts'
import { deliveriesApi } from '#requests/deliveries/deliveries.api.ts'
import { labelsApi } from '#requests/deliveries/labels.api.ts'
import { deskApi } from '#requests/desk.api.ts'
import { requestsApi } from '#requests/requests.api.ts'
import { runSheetsApi } from '#requests/run-sheets/run-sheets.api.ts'
import { returnsApi } from '#returns/returns.api.ts'
import { returnsStaffApi } from '#returns/returns-staff.api.ts'
import { subscriptionsApi } from '#subscriptions/subscriptions.api.ts'
import { boxesApi } from '#warehouse/boxes/boxes.api.ts'
import { packingApi } from '#warehouse/boxes/packing.api.ts'
import { clearanceApi } from '#warehouse/clearance/clearance.api.ts'
import { dutiesApi } from '#warehouse/duties/duties.api.ts'
import { papersApi } from '#warehouse/papers/papers.api.ts'
import { shipmentsApi } from '#warehouse/shipments.api.ts'
import { shippingApi } from '#warehouse/shipping/shipping.api.ts'
import { unknownApi } from '#warehouse/unknown/unknown.api.ts'
import { warehouseApi } from '#warehouse/warehouse.api.ts'
import { platformApi } from './platform/platform.api.ts'

/** The calls of every room, as they stand under /api. */
export const roomApis: readonly FastifyPluginAsyncZod[] = [
  platformApi,
  peopleApi,
  deletionApi,
  couponsApi,
  subscriptionsApi,
  calculatorsApi,
  cartItemsApi,
  cartApi,
  cartCouponApi,
  cartQuoteApi,
  paymentsApi,
  receiptsApi,
  withdrawalsApi,
  refundsApi,
  orderDecisionsApi,
  editApi,
  cancelUnboughtApi,
  cancellingApi,
  discrepanciesApi,
  discrepanciesStaffApi,
  ordersApi,
  expectedOrderApi,
  expectationsApi,
  commentsApi,
  legacyApi,
  orderQuoteApi,
  invoicesApi,
  trackApi,
  reviewApi,
  reviewDeskApi,
  purchasingApi,
  shipmentsApi,
  shippingApi,
  clearanceApi,
  dutiesApi,
  papersApi,
  warehouseApi,
  packingApi,
  boxesApi,
  unknownApi,
  custodyApi,
  gapsApi,
  couriersApi,
  courierNewsApi,
  courierLabelApi,
  deskApi,
  requestsApi,
  returnsApi,
  returnsStaffApi,
  deliveriesApi,
  labelsApi,
  runSheetsApi,
  callbacksApi,
  checkoutApi,
  packagesApi,
  requestsPayApi,
  eventsApi,
  accountApi,
  transactionsApi,
  analyticsApi,
  statementApi,
  userApi,
]
