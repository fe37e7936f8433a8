import type { FastifyPluginAsync } from 'fastify'
import { ticketMailsApi } from '#care/tickets/mails/mails.api.ts'
import { orderMessagesApi } from '#care/tickets/order-messages.api.ts'
import { ticketsApi } from '#care/tickets/tickets.api.ts'
import { ticketsStaffApi } from '#care/tickets/tickets-staff.api.ts'
import { checkoutApi } from '#checkout/checkout.api.ts'
import { eventsApi } from '#checkout/live/events.api.ts'
import { packagesApi } from '#checkout/packages/packages.api.ts'
import { callbacksApi } from '#checkout/paying/callbacks.api.ts'
import { requestsPayApi } from '#checkout/requests/requests-pay.api.ts'
import { blogApi } from '#content/blog/blog.api.ts'
import { newsletterLeaveApi } from '#content/newsletter/leave.api.ts'
import { newsletterApi } from '#content/newsletter/newsletter.api.ts'
import { campaignLinksApi } from '#content/newsletter/sending/links.api.ts'
import { contentPicturesApi } from '#content/pages/media/pictures.api.ts'
import { accountApi } from '#fronts/account/account.api.ts'
import { heldDataApi } from '#fronts/account/data/held-data.api.ts'
import { deletionApi } from '#fronts/account/deletion/deletion.api.ts'
import { transactionsApi } from '#fronts/account/history/transactions.api.ts'
import { analyticsApi } from '#fronts/account/spending/analytics.api.ts'
import { statementApi } from '#fronts/account/statement/statement.api.ts'
import { trackApi } from '#fronts/account/track/track.api.ts'
import { userApi } from '#fronts/account/user.api.ts'
import { couriersApi } from '#fulfilment/couriers/couriers.api.ts'
import { courierLabelApi } from '#fulfilment/couriers/desk/label.api.ts'
import { courierNewsApi } from '#fulfilment/couriers/waybills/news.api.ts'
import { custodyApi } from '#fulfilment/custody/custody.api.ts'
import { gapsApi } from '#fulfilment/custody/gaps/gaps.api.ts'
import { expectationsApi } from '#fulfilment/expectations/expectations.api.ts'
import { expectedOrderApi } from '#fulfilment/expectations/expected-order.api.ts'
import { purchasingApi } from '#fulfilment/purchasing/purchasing.api.ts'
import { sellerApi } from '#fulfilment/purchasing/seller.api.ts'
import { deliveriesApi } from '#fulfilment/requests/deliveries/deliveries.api.ts'
import { labelsApi } from '#fulfilment/requests/deliveries/labels.api.ts'
import { deskApi } from '#fulfilment/requests/desk/desk.api.ts'
import { requestsApi } from '#fulfilment/requests/requests.api.ts'
import { runSheetsApi } from '#fulfilment/requests/run-sheets/run-sheets.api.ts'
import { returnsApi } from '#fulfilment/returns/returns.api.ts'
import { returnsStaffApi } from '#fulfilment/returns/returns-staff.api.ts'
import { storageApi } from '#fulfilment/storage/storage.api.ts'
import { boxesApi } from '#fulfilment/warehouse/boxes/boxes.api.ts'
import { packingApi } from '#fulfilment/warehouse/boxes/packing.api.ts'
import { clearanceApi } from '#fulfilment/warehouse/clearance/clearance.api.ts'
import { dutiesApi } from '#fulfilment/warehouse/duties/duties.api.ts'
import { papersApi } from '#fulfilment/warehouse/papers/papers.api.ts'
import { shipmentsApi } from '#fulfilment/warehouse/shipments/shipments.api.ts'
import { shippingApi } from '#fulfilment/warehouse/shipping/shipping.api.ts'
import { unknownApi } from '#fulfilment/warehouse/unknown/unknown.api.ts'
import { warehouseApi } from '#fulfilment/warehouse/warehouse.api.ts'
import { cardsApi } from '#money/payments/cards/cards.api.ts'
import { paymentsApi } from '#money/payments/payments.api.ts'
import { receiptsApi } from '#money/payments/receipts/receipts.api.ts'
import { refundsApi } from '#money/payments/refunds/refunds.api.ts'
import { withdrawalsApi } from '#money/payments/withdrawals/withdrawals.api.ts'
import { billingApi } from '#people/accounts/billing/billing.api.ts'
import { emailChangeApi } from '#people/accounts/email-change/email-change.api.ts'
import { mailCodeApi } from '#people/accounts/mail-code/mail-code.api.ts'
import { passkeysApi } from '#people/accounts/passkeys/passkeys.api.ts'
import { phoneApi } from '#people/accounts/phone/phone.api.ts'
import { profileApi } from '#people/accounts/profile/profile.api.ts'
import { signInApi } from '#people/accounts/sign-in.api.ts'
import { addressesApi } from '#people/addresses/addresses.api.ts'
import { nationalIdApi } from '#people/identity/national-id.api.ts'
import { messageNewsApi } from '#people/notices/message-news.api.ts'
import { unsubscribeApi } from '#people/notices/unsubscribe/unsubscribe.api.ts'
import { proofApi } from '#people/proofs/proof.api.ts'
import { platformApi } from '#platform/http/platform.api.ts'
import { couponsApi } from '#pricing/coupons/coupons.api.ts'
import { subscriptionsApi } from '#pricing/subscriptions/subscriptions.api.ts'
import { calculatorsApi } from '#selling/cart/calculators.api.ts'
import { cartApi } from '#selling/cart/cart.api.ts'
import { cartCouponApi } from '#selling/cart/cart-coupon.api.ts'
import { cartItemsApi } from '#selling/cart/cart-items.api.ts'
import { cartQuoteApi } from '#selling/cart/quote.api.ts'
import { cancelUnboughtApi } from '#selling/orders/cancelling/cancel-unbought.api.ts'
import { cancellingApi } from '#selling/orders/cancelling/cancelling.api.ts'
import { discrepanciesApi } from '#selling/orders/discrepancies/discrepancies.api.ts'
import { discrepanciesStaffApi } from '#selling/orders/discrepancies/discrepancies-staff.api.ts'
import { editApi } from '#selling/orders/edit/edit.api.ts'
import { invoicesApi } from '#selling/orders/invoices/invoices.api.ts'
import { legacyApi } from '#selling/orders/legacy/legacy.api.ts'
import { orderDecisionsApi } from '#selling/orders/order-decisions.api.ts'
import { ordersApi } from '#selling/orders/orders.api.ts'
import { orderQuoteApi } from '#selling/orders/prices/quote.api.ts'
import { reviewDeskApi } from '#selling/orders/review/compare/review-desk.api.ts'
import { reviewApi } from '#selling/orders/review/review.api.ts'
import { searchApi } from '#selling/search/search.api.ts'

/** The calls of every room, under /api. */
export const roomApis: readonly FastifyPluginAsync[] = [
  platformApi,
  signInApi,
  mailCodeApi,
  emailChangeApi,
  passkeysApi,
  profileApi,
  phoneApi,
  messageNewsApi,
  unsubscribeApi,
  proofApi,
  addressesApi,
  billingApi,
  nationalIdApi,
  deletionApi,
  heldDataApi,
  couponsApi,
  subscriptionsApi,
  calculatorsApi,
  cartItemsApi,
  cartApi,
  cartCouponApi,
  cartQuoteApi,
  searchApi,
  paymentsApi,
  cardsApi,
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
  storageApi,
  legacyApi,
  orderQuoteApi,
  invoicesApi,
  trackApi,
  reviewApi,
  reviewDeskApi,
  purchasingApi,
  sellerApi,
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
  orderMessagesApi,
  ticketsApi,
  ticketMailsApi,
  ticketsStaffApi,
  contentPicturesApi,
  newsletterApi,
  blogApi,
  newsletterLeaveApi,
  campaignLinksApi,
  accountApi,
  transactionsApi,
  analyticsApi,
  statementApi,
  userApi,
]
