import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The account's own pages, and within the same frame those that other rooms bring. */
export function accountRoutes(ofOtherRooms: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    layout('./account/account.layout.tsx', [
      route('account', './account/overview.page.tsx'),
      route('account/myaccount', './account/menu.page.tsx'),
      route('account/orders', './account/orders.page.tsx'),
      route('account/orders/legacy', './account/legacy.page.tsx'),
      route('account/orders/:number', './account/order.page.tsx'),
      route('account/orders/:number/invoice', './account/invoice.page.tsx'),
      route('account/orders/:number/cancel', './account/cancel-order.page.tsx'),
      route('account/orders/:number/edit', './account/edit/edit.page.tsx'),
      route('account/orders/:number/edit/add', './account/edit/add-to-edit.page.tsx'),
      route('account/orders/request', './account/requests/requests.page.tsx'),
      route('account/orders/request/new', './account/requests/new-request.page.tsx'),
      route('account/orders/request/:number', './account/requests/request.page.tsx'),
      route('account/orders/request/:number/pay', './account/requests/pay-request.page.tsx'),
      route('account/orders/request/:number/switch', './account/requests/switch-request.page.tsx'),
      route('account/orders/request/:number/cancel', './account/requests/cancel-request.page.tsx'),
      route('account/orders/:number/items/:id', './account/item.page.tsx'),
      route('account/action-needed', './account/action-needed.page.tsx'),
      route('account/ready', './account/ready.page.tsx'),
      route('account/financial', './account/financial.page.tsx'),
      route('account/financial/analytics', './account/analytics.page.tsx'),
      route('account/financial/statement', './account/statement.page.tsx'),
      route('account/financial/wallet', './account/wallet.page.tsx'),
      route('account/profile/delete', './account/deletion/delete-account.page.tsx'),
      route('account/subscriptions', './account/packages/subscriptions.page.tsx'),
      route('account/subscriptions/leave', './account/packages/leave.page.tsx'),
      ...ofOtherRooms,
    ]),
  ]
}

/** Pages for who has not signed in. */
export const openAccountRoutes = [
  route('track', './account/track/track.page.tsx'),
  route('packages', './account/packages/packages.page.tsx'),
]
