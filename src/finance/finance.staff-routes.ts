import { route } from '@react-router/dev/routes'

export const financeStaffRoutes = [
  route('finance/receipts', './finance/bank/receipts.staff.tsx'),
  route('finance/receipts/:number', './finance/bank/receipt.staff.tsx'),
  route('finance/bank', './finance/bank/lines.staff.tsx'),
  route('finance/withdrawals', './finance/withdrawals.staff.tsx'),
  route('finance/withdrawals/batches', './finance/batches.staff.tsx'),
  route('finance/withdrawals/batches/:id/file', './finance/batch-file.ts'),
  route('finance/withdrawals/:number', './finance/withdrawal.staff.tsx'),
  route('finance/tills', './finance/tills/tills.staff.tsx'),
  route('finance/tills/:id', './finance/tills/till.staff.tsx'),
  route('finance/refunds', './finance/refunds.staff.tsx'),
]
