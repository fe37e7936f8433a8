import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const returnsAccountRoutes = [
  route('account/returns', './fulfilment/returns/pages/returns.page.tsx'),
  route('account/returns/new', './fulfilment/returns/pages/new-return.page.tsx'),
  route('account/returns/:number', './fulfilment/returns/pages/return.page.tsx'),
]
