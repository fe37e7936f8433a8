import { route } from '@react-router/dev/routes'

export const trackingRoutes = [route('measuring', './content/tracking/measuring.page.tsx')]
