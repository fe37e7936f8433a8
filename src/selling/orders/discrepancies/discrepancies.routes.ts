import { route } from '@react-router/dev/routes'

/** Stands inside the account's frame. */
export const discrepancyAccountRoutes = [
  route('account/discrepancies/:number', './selling/orders/discrepancies/pages/discrepancy.page.tsx'),
]

export const discrepancyStaffRoutes = [
  route('discrepancies', './selling/orders/discrepancies/pages/discrepancies.staff.tsx'),
  route('discrepancies/:number', './selling/orders/discrepancies/pages/discrepancy.staff.tsx'),
  route('orders/:number/discrepancy', './selling/orders/discrepancies/pages/new-discrepancy.staff.tsx'),
]
