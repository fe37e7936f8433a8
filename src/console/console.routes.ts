import { index, route } from '@react-router/dev/routes'

/** The console's own screens; the rooms' screens stand beside them in the same frame. */
export const consoleStaffRoutes = [
  index('./console/overview.page.tsx'),
  route('find', './console/find.page.tsx'),
  route('health', './console/health.staff.tsx'),
  route('settings/audit', './console/audit/audit.staff.tsx'),
  route('settings/audit/security', './console/audit/security.staff.tsx'),
  route('orders/:number', './console/order.staff.tsx'),
]
