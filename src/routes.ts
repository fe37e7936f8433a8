import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { accountRoutes, openAccountRoutes } from './account/account.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { checkoutAccountRoutes, checkoutRoutes } from './checkout/checkout.routes.ts'
import { consoleStaffRoutes } from './console/console.routes.ts'
import { couponsStaffRoutes } from './coupons/coupons.staff-routes.ts'
import { couriersStaffRoutes } from './couriers/couriers.staff-routes.ts'
import { custodyStaffRoutes } from './custody/custody.staff-routes.ts'
import { expectationsStaffRoutes } from './expectations/expectations.staff-routes.ts'
import { financeStaffRoutes } from './finance/finance.staff-routes.ts'
import { noticesDevRoutes } from './notices/notices.routes.ts'
import { cancellingAccountRoutes, cancellingStaffRoutes } from './orders/cancelling/cancelling.routes.ts'
import { discrepancyAccountRoutes, discrepancyStaffRoutes } from './orders/discrepancies/discrepancies.routes.ts'
import { ordersStaffRoutes } from './orders/orders.staff-routes.ts'
import { refundsAccountRoutes } from './payments/refunds/refunds.routes.ts'
import { withdrawalsAccountRoutes } from './payments/withdrawals/withdrawals.routes.ts'
import { peopleAccountRoutes, peopleRoutes, peopleStaffDoor, peopleStaffRoutes } from './people/people.routes.ts'
import { buildsDevPages } from './platform/settings.ts'
import { purchasingStaffRoutes } from './purchasing/purchasing.staff-routes.ts'
import { requestsStaffRoutes } from './requests/requests.staff-routes.ts'
import { returnsAccountRoutes, returnsStaffRoutes } from './returns/returns.routes.ts'
import { missingRoutes, siteFiles, siteRootFiles, siteRoutes } from './site/site.routes.ts'
import { subscriptionsStaffRoutes } from './subscriptions/subscriptions.staff-routes.ts'
import { ratesStaffRoutes } from './tariffs/rates/rates.staff-routes.ts'
import { tariffsStaffRoutes } from './tariffs/tariffs.staff-routes.ts'
import { warehouseStaffRoutes } from './warehouse/warehouse.staff-routes.ts'

const devRoutes = buildsDevPages()
  ? prefix('dev', [route('kit', './platform/ui/kit.page.tsx'), ...noticesDevRoutes])
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
  index('./site/front-door.ts'),
  route('theme', './site/theme.ts'),
  ...siteRootFiles,
  route(':lang', './site/language.layout.tsx', [
    ...peopleStaffDoor,
    ...siteFiles,
    route('ops', './console/console.layout.tsx', staffRoutes),
    layout('./site/shop.layout.tsx', [...customerRoutes, ...missingRoutes]),
  ]),
  ...devRoutes,
  route('*', './site/not-found.page.tsx'),
] satisfies RouteConfig
