import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const refundsAccountRoutes = [
  route('account/financial/refunds', './money/payments/refunds/refunds.page.tsx'),
  route('account/financial/refunds/:number/send', './money/payments/refunds/send-refund.page.tsx'),
]
