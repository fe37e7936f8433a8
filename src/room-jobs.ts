import { cartJobs } from '#cart/cart.jobs.ts'
import { checkoutJobs } from '#checkout/checkout.jobs.ts'
import { packagesJobs } from '#checkout/packages/packages.jobs.ts'
import { couriersJobs } from '#couriers/couriers.jobs.ts'
import { custodyJobs } from '#custody/custody.jobs.ts'
import { expectationsJobs } from '#expectations/expectations.jobs.ts'
import { noticesJobs } from '#notices/notices.jobs.ts'
import { ordersJobs } from '#orders/orders.jobs.ts'
import { paymentsJobs } from '#payments/payments.jobs.ts'
import { peopleJobs } from '#people/people.jobs.ts'
import { ratesJobs } from '#pricing/rates/rates.jobs.ts'
import { picturesJobs } from '#reader/pictures/pictures.jobs.ts'
import { requestsJobs } from '#requests/requests.jobs.ts'
import { returnsJobs } from '#returns/returns.jobs.ts'
import { subscriptionsJobs } from '#subscriptions/subscriptions.jobs.ts'
import { walletJobs } from '#wallet/wallet.jobs.ts'
import { warehouseJobs } from '#warehouse/warehouse.jobs.ts'
import type { RoomJobs } from './platform/jobs.ts'
import { platformJobs } from './platform/platform.jobs.ts'
import { roomChecks } from './room-checks.ts'

/** What every room hears and does by the clock. */
export const roomJobs: readonly RoomJobs[] = [
  platformJobs,
  noticesJobs,
  peopleJobs,
  picturesJobs,
  ratesJobs,
  cartJobs,
  walletJobs(roomChecks),
  paymentsJobs,
  ordersJobs,
  expectationsJobs,
  custodyJobs,
  couriersJobs,
  warehouseJobs,
  requestsJobs,
  returnsJobs,
  checkoutJobs,
  subscriptionsJobs,
  packagesJobs,
]
