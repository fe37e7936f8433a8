import { route } from '@react-router/dev/routes'

export const subscriptionsStaffRoutes = [
  route('pricing/packages', './pricing/subscriptions/packages/packages.staff.tsx'),
  route('pricing/packages/:id', './pricing/subscriptions/packages/package.staff.tsx'),
]
