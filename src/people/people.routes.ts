import { route } from '@react-router/dev/routes'

/** Signing in and what goes with it. */
export const peopleRoutes = [
  route('auth/signin', './people/signin.page.tsx'),
  route('auth/signup', './people/signup.page.tsx'),
  route('auth/check-mail', './people/check-mail.page.tsx'),
  route('auth/activate', './people/activate.page.tsx'),
  route('auth/forgot-password', './people/forgot-password.page.tsx'),
  route('auth/reset-password', './people/reset-password.page.tsx'),
  route('auth/signout', './people/signout.page.tsx'),
]

/** The screens of this room inside a customer's account. */
export const peopleAccountRoutes = [
  route('account/profile', './people/profile.page.tsx'),
  route('account/profile/national-id', './people/national-id/national-id.page.tsx'),
  route('account/billing', './people/billing/billing.page.tsx'),
  route('account/password', './people/password.page.tsx'),
  route('account/sessions', './people/sessions.page.tsx'),
  route('account/confirm', './people/confirm.page.tsx'),
  route('account/preferences', './people/preferences.page.tsx'),
  route('account/addresses', './people/addresses.page.tsx'),
  route('account/addresses/new', './people/address.page.tsx', { id: 'people/address-new' }),
  route('account/addresses/:id', './people/address.page.tsx'),
  route('account/addresses/:id/delete', './people/address-delete.page.tsx'),
]

/** The staff door: outside the console's frame, which only staff see. */
export const peopleStaffDoor = [
  route('ops/signin', './people/ops-signin.staff.tsx'),
  route('ops/signin/code', './people/ops-code.staff.tsx'),
]

/** Inside the console: who is there, asked again; and customers' cards. */
export const peopleStaffRoutes = [
  route('confirm', './people/ops-confirm.staff.tsx'),
  route('national-ids', './people/national-id/national-ids.staff.tsx'),
  route('national-ids/:id', './people/national-id/national-id.staff.tsx'),
]
