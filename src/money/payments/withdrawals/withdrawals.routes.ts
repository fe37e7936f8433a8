import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const withdrawalsAccountRoutes = [
  route('account/financial/wallet/withdraw', './money/payments/withdrawals/withdraw.page.tsx'),
  route('account/financial/wallet/withdrawals', './money/payments/withdrawals/withdrawals.page.tsx'),
  route('account/financial/wallet/withdrawals/:number', './money/payments/withdrawals/withdrawal.page.tsx'),
]
