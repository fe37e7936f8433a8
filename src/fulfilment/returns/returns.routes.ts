import { route } from '@react-router/dev/routes'

/** Stand inside the account's frame. */
export const returnsAccountRoutes = [
  route('account/returns', './fulfilment/returns/pages/returns.page.tsx'),
  route('account/returns/new', './fulfilment/returns/pages/new-return.page.tsx'),
  route('account/returns/:number', './fulfilment/returns/pages/return.page.tsx'),
]

export const returnsStaffRoutes = [
  route('returns', './fulfilment/returns/pages/returns.staff.tsx'),
  route('returns/:number', './fulfilment/returns/pages/return.staff.tsx'),
  route('write-offs', './fulfilment/returns/write-offs/write-offs.staff.tsx'),
  route('write-offs/:number', './fulfilment/returns/write-offs/write-off.staff.tsx'),
  route('orders/:number/write-off', './fulfilment/returns/write-offs/new-write-off.staff.tsx'),
]
