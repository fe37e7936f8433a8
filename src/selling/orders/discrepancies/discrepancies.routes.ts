import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const discrepancyAccountRoutes = [
  route('account/discrepancies/:number', './selling/orders/discrepancies/pages/discrepancy.page.tsx'),
]
