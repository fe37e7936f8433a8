import { route } from '@react-router/dev/routes'

/** Signing in, signing up and passwords. */
export const peopleRoutes = [
  route('auth/signin', './people/accounts/signin.page.tsx'),
  route('auth/code', './people/accounts/mail-code/code.page.tsx'),
  route('auth/second-factor', './people/accounts/second-factor/factor.page.tsx'),
  route('auth/not-me', './people/accounts/sign-in-news/not-me.page.tsx'),
  route('auth/undo-email', './people/accounts/email-change/undo-email.page.tsx'),
  route('auth/signup', './people/accounts/signup.page.tsx'),
  route('auth/check-mail', './people/accounts/check-mail.page.tsx'),
  route('auth/activate', './people/accounts/activate.page.tsx'),
  route('auth/forgot-password', './people/accounts/forgot-password.page.tsx'),
  route('auth/reset-password', './people/accounts/reset-password.page.tsx'),
  route('auth/signout', './people/accounts/signout.page.tsx'),
]

/** The screens of this room inside a customer's account. */
export const peopleAccountRoutes = [
  route('account/profile', './people/accounts/profile/profile.page.tsx'),
  route('account/profile/phone', './people/accounts/phone/phone.page.tsx'),
  route('account/profile/national-id', './people/identity/national-id.page.tsx'),
  route('account/profile/email', './people/accounts/email-change/email.page.tsx'),
  route('account/billing', './people/accounts/billing/billing.page.tsx'),
  route('account/password', './people/accounts/password.page.tsx'),
  route('account/sessions', './people/accounts/security/sessions.page.tsx'),
  route('account/security', './people/accounts/security/security.page.tsx'),
  route('account/security/second-factor', './people/accounts/second-factor/set-up-factor.page.tsx'),
  route('account/security/passkey', './people/accounts/passkeys/add-passkey.page.tsx'),
  route('account/confirm', './people/proofs/confirm.page.tsx'),
  route('account/confirm/code', './people/accounts/mail-code/confirm-code.page.tsx'),
  route('account/notifications', './people/accounts/notifications/notifications.page.tsx'),
  route('account/notifications/settings', './people/accounts/notifications/settings.page.tsx'),
  route('account/preferences', './people/accounts/profile/preferences.page.tsx'),
  route('account/addresses', './people/addresses/addresses.page.tsx'),
  route('account/addresses/new', './people/addresses/address.page.tsx', { id: 'people/address-new' }),
  route('account/addresses/:id', './people/addresses/address.page.tsx'),
  route('account/addresses/:id/delete', './people/addresses/address-delete.page.tsx'),
]

/** The staff sign-in: outside the console's frame, which only staff see. */
export const peopleStaffDoor = [
  route('ops/signin', './people/staff/ops-signin.staff.tsx'),
  route('ops/signin/code', './people/staff/ops-code.staff.tsx'),
  route('ops/signin/password', './people/staff/ops-signin-password.staff.tsx'),
]
