import { ticketsStaffScreens } from '#care/tickets/tickets.staff-routes.ts'
import { blogStaffScreens } from '#content/blog/blog.staff-routes.ts'
import { newsletterStaffScreens } from '#content/newsletter/newsletter.staff-routes.ts'
import { contentStaffScreens } from '#content/pages/desk/content.staff-routes.ts'
import { trackingStaffScreens } from '#content/tracking/analytics/tracking.staff-routes.ts'
import { couriersStaffScreens } from '#fulfilment/couriers/couriers.staff-routes.ts'
import { custodyStaffScreens } from '#fulfilment/custody/custody.staff-routes.ts'
import { expectationsStaffScreens } from '#fulfilment/expectations/expectations.staff-routes.ts'
import { purchasingStaffScreens } from '#fulfilment/purchasing/desk/purchasing.staff-routes.ts'
import { requestsStaffScreens } from '#fulfilment/requests/desk/requests.staff-routes.ts'
import { returnsStaffScreens } from '#fulfilment/returns/returns.staff-routes.ts'
import { storageStaffScreens } from '#fulfilment/storage/storage.staff-routes.ts'
import { warehouseStaffScreens } from '#fulfilment/warehouse/warehouse.staff-routes.ts'
import { catalogueStaffScreens } from '#office/catalogue/catalogue.staff-routes.ts'
import { financeStaffScreens } from '#office/finance/finance.staff-routes.ts'
import { settingsStaffScreens } from '#office/settings/settings.staff-routes.ts'
import { ratesStaffScreens } from '#office/tariffs/rates/rates.staff-routes.ts'
import { tariffsStaffScreens } from '#office/tariffs/tariffs.staff-routes.ts'
import type { StaffScreen } from '#people/access/staff-screen.ts'
import { peopleStaffScreens } from '#people/accounts/people.staff-routes.ts'
import { couponsStaffScreens } from '#pricing/coupons/desk/coupons.staff-routes.ts'
import { subscriptionsStaffScreens } from '#pricing/subscriptions/packages/subscriptions.staff-routes.ts'
import { lookupsStaffScreens } from '#selling/cart/lookups/lookups.staff-routes.ts'
import { cancellingStaffScreens } from '#selling/orders/cancelling/cancelling.staff-routes.ts'
import { discrepancyStaffScreens } from '#selling/orders/discrepancies/discrepancies.staff-routes.ts'
import { ordersStaffScreens } from '#selling/orders/orders.staff-routes.ts'
import { consoleStaffScreens } from './console.staff-routes.ts'

/** Every screen of the console. The menu shows its own in this order. */
export const staffScreens: readonly StaffScreen[] = [
  ...consoleStaffScreens,
  ...peopleStaffScreens,
  ...ordersStaffScreens,
  ...lookupsStaffScreens,
  ...expectationsStaffScreens,
  ...warehouseStaffScreens,
  ...custodyStaffScreens,
  ...requestsStaffScreens,
  ...storageStaffScreens,
  ...ticketsStaffScreens,
  ...cancellingStaffScreens,
  ...discrepancyStaffScreens,
  ...returnsStaffScreens,
  ...couriersStaffScreens,
  ...financeStaffScreens,
  ...purchasingStaffScreens,
  ...tariffsStaffScreens,
  ...ratesStaffScreens,
  ...subscriptionsStaffScreens,
  ...couponsStaffScreens,
  ...catalogueStaffScreens,
  ...contentStaffScreens,
  ...blogStaffScreens,
  ...newsletterStaffScreens,
  ...settingsStaffScreens,
  ...trackingStaffScreens,
]
