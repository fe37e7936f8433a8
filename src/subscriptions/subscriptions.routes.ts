import { route } from '@react-router/dev/routes'

export const subscriptionsRoutes = [route('packages', './subscriptions/packages.page.tsx')]
