import { route } from '@react-router/dev/routes'

export const checkoutRoutes = [
  route('checkout', './checkout/steps/checkout.page.tsx'),
  route('checkout/order/:number', './checkout/paying/pay-order.page.tsx'),
  route('packages/:packageId', './checkout/packages/subscribe.page.tsx'),
  route('payment/return/:provider', './checkout/paying/payment-return.ts'),
  route('payment/:id', './checkout/paying/payment.page.tsx'),
]

/** Stands inside the account's frame. */
export const checkoutAccountRoutes = [
  route('account/financial/wallet/deposit', './checkout/deposit/deposit.page.tsx'),
  route('account/subscriptions/pay', './checkout/packages/pay-package.page.tsx'),
]
