import { route } from '@react-router/dev/routes'

export const financeStaffRoutes = [
  route('finance', './finance/overview.staff.tsx'),
  route('finance/reports', './finance/reports/reports.staff.tsx'),
  route('finance/suspense', './finance/suspense/suspense.staff.tsx'),
  route('finance/rules', './finance/rules/rules.staff.tsx'),
  route('finance/closes', './finance/closes/closes.staff.tsx'),
  route('finance/revenue', './finance/closes/revenue.staff.tsx'),
  route('finance/revenue/file', './finance/closes/revenue-file.ts'),
  route('finance/receipts', './finance/bank/receipts.staff.tsx'),
  route('finance/receipts/:number', './finance/bank/receipt.staff.tsx'),
  route('finance/bank', './finance/bank/lines.staff.tsx'),
  route('finance/bank/accounts', './finance/bank/accounts.staff.tsx'),
  route('finance/withdrawals', './finance/withdrawals.staff.tsx'),
  route('finance/withdrawals/batches', './finance/batches.staff.tsx'),
  route('finance/withdrawals/batches/:id/file', './finance/batch-file.ts'),
  route('finance/withdrawals/:number', './finance/withdrawal.staff.tsx'),
  route('finance/tills', './finance/tills/tills.staff.tsx'),
  route('finance/tills/:id', './finance/tills/till.staff.tsx'),
  route('finance/refunds', './finance/refunds.staff.tsx'),
]
