import { route } from '@react-router/dev/routes'

export const financeStaffRoutes = [
  route('finance/withdrawals', './finance/withdrawals.staff.tsx'),
  route('finance/withdrawals/batches', './finance/batches.staff.tsx'),
  route('finance/withdrawals/batches/:id/file', './finance/batch-file.ts'),
  route('finance/withdrawals/:number', './finance/withdrawal.staff.tsx'),
  route('finance/refunds', './finance/refunds.staff.tsx'),
]
