import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { checkoutAccountRoutes, checkoutRoutes } from './checkout/checkout.routes.ts'
import { accountRoutes, openAccountRoutes } from './fronts/account/account.routes.ts'
import { consoleStaffRoutes } from './fronts/console/console.routes.ts'
import { missingRoutes, siteFiles, siteRootFiles, siteRoutes } from './fronts/storefront/site.routes.ts'
import { couriersStaffRoutes } from './fulfilment/couriers/couriers.staff-routes.ts'
import { custodyStaffRoutes } from './fulfilment/custody/custody.staff-routes.ts'
import { expectationsStaffRoutes } from './fulfilment/expectations/expectations.staff-routes.ts'
import { purchasingStaffRoutes } from './fulfilment/purchasing/desk/purchasing.staff-routes.ts'
import { requestsStaffRoutes } from './fulfilment/requests/desk/requests.staff-routes.ts'
import { returnsAccountRoutes, returnsStaffRoutes } from './fulfilment/returns/returns.routes.ts'
import { warehouseStaffRoutes } from './fulfilment/warehouse/warehouse.staff-routes.ts'
import { refundsAccountRoutes } from './money/payments/refunds/refunds.routes.ts'
import { withdrawalsAccountRoutes } from './money/payments/withdrawals/withdrawals.routes.ts'
import { financeStaffRoutes } from './office/finance/finance.staff-routes.ts'
import { ratesStaffRoutes } from './office/tariffs/rates/rates.staff-routes.ts'
import { tariffsStaffRoutes } from './office/tariffs/tariffs.staff-routes.ts'
import {
  peopleAccountRoutes,
  peopleRoutes,
  peopleStaffDoor,
  peopleStaffRoutes,
} from './people/accounts/people.routes.ts'
import { noticesDevRoutes } from './people/notices/notices.routes.ts'
import { buildsDevPages } from './platform/settings/settings.ts'
import { couponsStaffRoutes } from './pricing/coupons/desk/coupons.staff-routes.ts'
import { subscriptionsStaffRoutes } from './pricing/subscriptions/packages/subscriptions.staff-routes.ts'
import { cartRoutes } from './selling/cart/cart.routes.ts'
import { cancellingAccountRoutes, cancellingStaffRoutes } from './selling/orders/cancelling/cancelling.routes.ts'
import {
  discrepancyAccountRoutes,
  discrepancyStaffRoutes,
} from './selling/orders/discrepancies/discrepancies.routes.ts'
import { ordersStaffRoutes } from './selling/orders/orders.staff-routes.ts'

const devRoutes = buildsDevPages()
  ? prefix('dev', [route('kit', '../world/kit/kit.page.tsx'), ...noticesDevRoutes])
  : []

const customerRoutes = [
  ...siteRoutes,
  ...cartRoutes,
  ...peopleRoutes,
  ...checkoutRoutes,
  ...openAccountRoutes,
  ...accountRoutes([
    ...peopleAccountRoutes,
    ...checkoutAccountRoutes,
    ...withdrawalsAccountRoutes,
    ...refundsAccountRoutes,
    ...cancellingAccountRoutes,
    ...discrepancyAccountRoutes,
    ...returnsAccountRoutes,
  ]),
]

const staffRoutes = [
  ...consoleStaffRoutes,
  ...peopleStaffRoutes,
  ...couponsStaffRoutes,
  ...ordersStaffRoutes,
  ...expectationsStaffRoutes,
  ...purchasingStaffRoutes,
  ...warehouseStaffRoutes,
  ...custodyStaffRoutes,
  ...requestsStaffRoutes,
  ...cancellingStaffRoutes,
  ...discrepancyStaffRoutes,
  ...returnsStaffRoutes,
  ...couriersStaffRoutes,
  ...financeStaffRoutes,
  ...ratesStaffRoutes,
  ...tariffsStaffRoutes,
  ...subscriptionsStaffRoutes,
]

export default [
  index('./fronts/storefront/front-door.ts'),
  route('theme', './fronts/storefront/theme.ts'),
  ...siteRootFiles,
  route(':lang', './fronts/storefront/frame/language.layout.tsx', [
    ...peopleStaffDoor,
    ...siteFiles,
    route('ops', './fronts/console/console.layout.tsx', staffRoutes),
    layout('./fronts/storefront/shop.layout.tsx', [...customerRoutes, ...missingRoutes]),
  ]),
  ...devRoutes,
  route('*', './fronts/storefront/not-found.page.tsx'),
] satisfies RouteConfig
