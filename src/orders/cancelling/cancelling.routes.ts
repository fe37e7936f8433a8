import { route } from '@react-router/dev/routes'

/** Stand inside the account's frame. */
export const cancellingAccountRoutes = [
  route('account/cancellations/:number', './orders/cancelling/cancellation.page.tsx'),
  route('account/orders/:number/ask-cancel', './orders/cancelling/ask-cancellation.page.tsx'),
]

export const cancellingStaffRoutes = [
  route('cancellations', './orders/cancelling/cancellations.staff.tsx'),
  route('cancellations/:number', './orders/cancelling/cancellation.staff.tsx'),
  route('orders/:number/cancel', './orders/cancelling/new-cancellation.staff.tsx'),
]
