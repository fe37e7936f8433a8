import { route } from '@react-router/dev/routes'

export const subscriptionsStaffRoutes = [
  route('pricing/packages', './subscriptions/packages.staff.tsx'),
  route('pricing/packages/:id', './subscriptions/package.staff.tsx'),
]
