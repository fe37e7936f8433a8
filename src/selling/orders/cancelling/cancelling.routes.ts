import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const cancellingAccountRoutes = [
  route('account/cancellations/:number', './selling/orders/cancelling/cancellation.page.tsx'),
  route('account/orders/:number/ask-cancel', './selling/orders/cancelling/ask-cancellation.page.tsx'),
]
