import { route } from '@react-router/dev/routes'

/** Stands inside the account's frame. */
export const discrepancyAccountRoutes = [
  route('account/discrepancies/:number', './orders/discrepancies/discrepancy.page.tsx'),
]

export const discrepancyStaffRoutes = [
  route('discrepancies', './orders/discrepancies/discrepancies.staff.tsx'),
  route('discrepancies/:number', './orders/discrepancies/discrepancy.staff.tsx'),
  route('orders/:number/discrepancy', './orders/discrepancies/new-discrepancy.staff.tsx'),
]
