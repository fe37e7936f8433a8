import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The account's own pages, and in the same frame those of other rooms. */
export function accountRoutes(ofOtherRooms: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    layout('./fronts/account/account.layout.tsx', [
      route('account', './fronts/account/overview.page.tsx'),
      route('account/myaccount', './fronts/account/menu.page.tsx'),
      route('account/orders', './fronts/account/orders/orders.page.tsx'),
      route('account/orders/legacy', './fronts/account/orders/legacy.page.tsx'),
      route('account/orders/:number', './fronts/account/orders/order.page.tsx'),
      route('account/orders/:number/invoice', './fronts/account/orders/invoice.page.tsx'),
      route('account/orders/:number/cancel', './fronts/account/cancelling/cancel-order.page.tsx'),
      route('account/orders/:number/again', './fronts/account/orders/again/again.page.tsx'),
      route('account/orders/:number/edit', './fronts/account/edit/edit.page.tsx'),
      route('account/orders/:number/edit/add', './fronts/account/edit/add-to-edit.page.tsx'),
      route('account/orders/request', './fronts/account/requests/requests.page.tsx'),
      route('account/orders/request/new', './fronts/account/requests/new-request.page.tsx'),
      route('account/orders/request/:number', './fronts/account/requests/request.page.tsx'),
      route('account/orders/request/:number/pay', './fronts/account/requests/pay-request.page.tsx'),
      route('account/orders/request/:number/switch', './fronts/account/requests/switch-request.page.tsx'),
      route('account/orders/request/:number/cancel', './fronts/account/requests/cancel-request.page.tsx'),
      route('account/orders/:number/items/:id', './fronts/account/orders/item.page.tsx'),
      route('account/action-needed', './fronts/account/orders/action-needed.page.tsx'),
      route('account/ready', './fronts/account/ready.page.tsx'),
      route('account/financial', './fronts/account/financial.page.tsx'),
      route('account/financial/analytics', './fronts/account/analytics.page.tsx'),
      route('account/financial/statement', './fronts/account/statement.page.tsx'),
      route('account/financial/wallet', './fronts/account/wallet.page.tsx'),
      route('account/data', './fronts/account/data/data.page.tsx'),
      route('account/profile/delete', './fronts/account/deletion/delete-account.page.tsx'),
      route('account/subscriptions', './fronts/account/packages/subscriptions.page.tsx'),
      route('account/subscriptions/leave', './fronts/account/packages/leave.page.tsx'),
      ...ofOtherRooms,
    ]),
  ]
}

/** Pages that need no sign-in. */
export const openAccountRoutes = [
  route('track', './fronts/account/track/track.page.tsx'),
  route('packages', './fronts/account/packages/packages.page.tsx'),
]
