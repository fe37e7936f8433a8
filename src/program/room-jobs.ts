import { ticketsJobs } from '#care/tickets/tickets.jobs.ts'
import { productsDeskJobs } from '#catalog/products/desk/desk.jobs.ts'
import { feedsJobs } from '#catalog/products/feeds/feeds.jobs.ts'
import { productsFindingJobs } from '#catalog/products/finding/finding.jobs.ts'
import { productsKindsJobs } from '#catalog/products/kinds/kinds.jobs.ts'
import { picturesJobs } from '#catalog/reader/pictures/pictures.jobs.ts'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { packagesJobs } from '#checkout/packages/packages.jobs.ts'
import { blogJobs } from '#content/blog/blog.jobs.ts'
import { newsletterJobs } from '#content/newsletter/newsletter.jobs.ts'
import { trackingJobs } from '#content/tracking/tracking.jobs.ts'
import { consoleJobs } from '#fronts/console/errors/tell-new-errors.ts'
import { couriersJobs } from '#fulfilment/couriers/couriers.jobs.ts'
import { custodyJobs } from '#fulfilment/custody/custody.jobs.ts'
import { expectationsJobs } from '#fulfilment/expectations/expectations.jobs.ts'
import { requestsJobs } from '#fulfilment/requests/requests.jobs.ts'
import { returnsJobs } from '#fulfilment/returns/returns.jobs.ts'
import { storageJobs } from '#fulfilment/storage/storage.jobs.ts'
import { warehouseJobs } from '#fulfilment/warehouse/warehouse.jobs.ts'
import { paymentsJobs } from '#money/payments/payments.jobs.ts'
import { walletJobs } from '#money/wallet/wallet.jobs.ts'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { peopleJobs } from '#people/people.jobs.ts'
import type { RoomJobs } from '#platform/background/jobs.ts'
import { platformJobs } from '#platform/platform.jobs.ts'
import { ratesJobs } from '#pricing/rates/rates.jobs.ts'
import { subscriptionsJobs } from '#pricing/subscriptions/subscriptions.jobs.ts'
import { cartJobs } from '#selling/cart/cart.jobs.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { searchJobs } from '#selling/search/search.jobs.ts'
import { roomChecks } from './room-checks.ts'

/** The hearers and jobs of every room. */
export const roomJobs: readonly RoomJobs[] = [
  platformJobs,
  noticesJobs,
  peopleJobs,
  picturesJobs,
  productsDeskJobs,
  productsFindingJobs,
  productsKindsJobs,
  feedsJobs,
  ratesJobs,
  cartJobs,
  searchJobs,
  walletJobs(roomChecks),
  paymentsJobs,
  ordersJobs,
  expectationsJobs,
  custodyJobs,
  couriersJobs,
  warehouseJobs,
  storageJobs,
  requestsJobs,
  returnsJobs,
  checkoutJobs,
  subscriptionsJobs,
  packagesJobs,
  ticketsJobs,
  blogJobs,
  newsletterJobs,
  trackingJobs,
  consoleJobs,
]
