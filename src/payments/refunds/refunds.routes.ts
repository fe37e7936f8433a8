import { route } from '@react-router/dev/routes'

/** Stand inside the account's frame. */
export const refundsAccountRoutes = [
  route('account/financial/refunds', './payments/refunds/refunds.page.tsx'),
  route('account/financial/refunds/:number/send', './payments/refunds/send-refund.page.tsx'),
]
