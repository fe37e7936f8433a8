import { route } from '@react-router/dev/routes'

/** Stand inside the account's frame. */
export const returnsAccountRoutes = [
  route('account/returns', './returns/returns.page.tsx'),
  route('account/returns/new', './returns/new-return.page.tsx'),
  route('account/returns/:number', './returns/return.page.tsx'),
]

export const returnsStaffRoutes = [
  route('returns', './returns/returns.staff.tsx'),
  route('returns/:number', './returns/return.staff.tsx'),
  route('write-offs', './returns/write-offs/write-offs.staff.tsx'),
  route('write-offs/:number', './returns/write-offs/write-off.staff.tsx'),
  route('orders/:number/write-off', './returns/write-offs/new-write-off.staff.tsx'),
]
