import { index, route } from '@react-router/dev/routes'

/** The console's own screens; the rooms' screens stand beside them in the same frame. */
export const consoleStaffRoutes = [
  index('./fronts/console/overview.page.tsx'),
  route('find', './fronts/console/find.page.tsx'),
  route('health', './fronts/console/health/health.staff.tsx'),
  route('settings/audit', './fronts/console/audit/audit.staff.tsx'),
  route('settings/audit/security', './fronts/console/audit/security.staff.tsx'),
  route('orders/:number', './fronts/console/order/order.staff.tsx'),
]
