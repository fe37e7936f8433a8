import { route } from '@react-router/dev/routes'

/** Stand inside the account's frame. */
export const withdrawalsAccountRoutes = [
  route('account/financial/wallet/withdraw', './payments/withdrawals/withdraw.page.tsx'),
  route('account/financial/wallet/withdrawals', './payments/withdrawals/withdrawals.page.tsx'),
  route('account/financial/wallet/withdrawals/:number', './payments/withdrawals/withdrawal.page.tsx'),
]
