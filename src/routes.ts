import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { contactRoutes, ticketsAccountRoutes } from './care/tickets/tickets.routes.ts'
import { checkoutAccountRoutes, checkoutRoutes } from './checkout/checkout.routes.ts'
import { blogFiles, blogRoutes } from './content/blog/blog.routes.ts'
import { newsletterRoutes } from './content/newsletter/newsletter.routes.ts'
import { trackingRoutes } from './content/tracking/tracking.routes.ts'
import { accountRoutes, openAccountRoutes } from './fronts/account/account.routes.ts'
import { staffScreens } from './fronts/console/staff-screens.ts'
import { missingRoutes, siteFiles, siteRootFiles, siteRoutes } from './fronts/storefront/site.routes.ts'
import { returnsAccountRoutes } from './fulfilment/returns/returns.routes.ts'
import { cardsAccountRoutes } from './money/payments/cards/cards.routes.ts'
import { refundsAccountRoutes } from './money/payments/refunds/refunds.routes.ts'
import { withdrawalsAccountRoutes } from './money/payments/withdrawals/withdrawals.routes.ts'
import { peopleAccountRoutes, peopleRoutes, peopleStaffDoor } from './people/accounts/people.routes.ts'
import { noticesDevRoutes } from './people/notices/notices.routes.ts'
import { buildsDevPages } from './platform/settings/settings.ts'
import { cartRoutes } from './selling/cart/cart.routes.ts'
import { cancellingAccountRoutes } from './selling/orders/cancelling/cancelling.routes.ts'
import { discrepancyAccountRoutes } from './selling/orders/discrepancies/discrepancies.routes.ts'
import { searchRoutes } from './selling/search/search.routes.ts'

const devRoutes = buildsDevPages()
  ? prefix('dev', [route('kit', '../world/kit/kit.page.tsx'), ...noticesDevRoutes])
  : []

const customerRoutes = [
  ...siteRoutes,
  ...cartRoutes,
  ...searchRoutes,
  ...peopleRoutes,
  ...checkoutRoutes,
  ...contactRoutes,
  ...blogRoutes,
  ...newsletterRoutes,
  ...trackingRoutes,
  ...openAccountRoutes,
  ...accountRoutes([
    ...peopleAccountRoutes,
    ...checkoutAccountRoutes,
    ...withdrawalsAccountRoutes,
    ...cardsAccountRoutes,
    ...refundsAccountRoutes,
    ...cancellingAccountRoutes,
    ...discrepancyAccountRoutes,
    ...returnsAccountRoutes,
    ...ticketsAccountRoutes,
  ]),
]

const staffRoutes = staffScreens.map(({ path, file }) => (path === '' ? index(file) : route(path, file)))

export default [
  index('./fronts/storefront/front-door.ts'),
  route('theme', './fronts/storefront/theme.ts'),
  ...siteRootFiles,
  route(':lang', './fronts/storefront/frame/language.layout.tsx', [
    ...peopleStaffDoor,
    ...siteFiles,
    ...blogFiles,
    route('ops', './fronts/console/console.layout.tsx', staffRoutes),
    layout('./fronts/storefront/shop.layout.tsx', [...customerRoutes, ...missingRoutes]),
  ]),
  ...devRoutes,
  route('*', './fronts/storefront/not-found.page.tsx'),
] satisfies RouteConfig
