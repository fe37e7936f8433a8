import { route } from '@react-router/dev/routes'

/** Stands inside the account's frame. */
export const discrepancyAccountRoutes = [
  route('account/discrepancies/:number', './selling/orders/discrepancies/pages/discrepancy.page.tsx'),
]
