// Every screen of the shop in each of its states, as the visitor it is for. A page that is missing here fails a test.
import { demoLink } from './customer.ts'
import type { PageOf } from './page-list.ts'
import type { StaffRole } from './visitors.ts'

export type Viewer = 'guest' | 'customer' | 'newcomer' | StaffRole
export type State = 'full' | 'empty' | 'error'
export type Screen = {
  /** Its page in the route table. */
  readonly route: string
  readonly state: State
  readonly who: Viewer
  /** Under `/{lang}`; `*` stands for the thing of `things` or for the first link of `from` that fits. */
  readonly path: string
  readonly from?: { readonly path: string; readonly link: RegExp; readonly at?: number }
  readonly thing?:
    | 'failedPayment'
    | 'pendingPayment'
    | 'address'
    | 'cartItem'
    | 'sharedCart'
    | 'item'
    | 'dueOrder'
    | 'editedOrder'
    | 'withdrawal'
    | 'draft'
    | 'cancellation'
    | 'discrepancy'
  readonly status?: number
  /** Drawn in every run, instead of the last full state of its page. */
  readonly isAlways?: true
}

const lampLink = () => `link=${encodeURIComponent(demoLink('/products/brass-reading-lamp'))}`
const lamp = () => `/cart/add?${lampLink()}`
const severalLinks = () =>
  `/search-product/links?wait=1&links=${encodeURIComponent(`${demoLink('/products/brass-reading-lamp')}\n${demoLink('/products/retired-kettle')}`)}`
const gate = () => `/cart/add?wait=1&link=${encodeURIComponent(demoLink('/products/gate'))}`
const retired = () => `/cart/add?wait=1&link=${encodeURIComponent(demoLink('/products/retired-kettle'))}`
const calculated = 'i=49.99*USD*US*shoes*2*1250*5*nike.com&i=30*USD*US*books*1*400&m=creditCard&c=SHIP15'
const tariffDraft = /\/pricing\/drafts\/\d+$/
const coupon = /\/pricing\/coupons\/[0-9a-f-]{36}$/
const order = /\/account\/orders\/\d+$/
const delivery = /\/account\/orders\/request\/R\d+$/
const missingOrder = '/account/orders/999999999'

/** Further states of pages, and where their things are found. */
export const moreScreens = (): readonly Screen[] => [
  { route: '/:lang', state: 'full', who: 'customer', path: '', isAlways: true },
  { route: '/:lang', state: 'full', who: 'customer', path: '?sheet=waiting' },
  { route: '/:lang/search-product', state: 'full', who: 'guest', path: '/search-product?q=lamp', isAlways: true },
  { route: '/:lang/search-product', state: 'empty', who: 'guest', path: '/search-product?q=qzxqzx' },
  { route: '/:lang/search-product/most-selling', state: 'full', who: 'guest', path: '/search-product/most-selling' },
  { route: '/:lang/search-product/links', state: 'empty', who: 'guest', path: '/search-product/links' },
  { route: '/:lang/search-product/links', state: 'full', who: 'guest', path: severalLinks() },
  {
    route: '/:lang/search-product/:id',
    state: 'full',
    who: 'guest',
    path: '*',
    from: { path: '/search-product?q=lamp', link: /\/search-product\/\d+$/ },
    isAlways: true,
  },
  { route: '/:lang/search-product/:id', state: 'error', who: 'guest', path: '/search-product/999999999', status: 404 },
  { route: '/:lang/cart', state: 'full', who: 'customer', path: '/cart' },
  { route: '/:lang/cart', state: 'empty', who: 'newcomer', path: '/cart' },
  { route: '/:lang/cart/add', state: 'full', who: 'guest', path: lamp() },
  // With a filled cart the bar at the bottom shows two totals.
  {
    route: '/:lang/cart/add',
    state: 'full',
    who: 'customer',
    path: '/cart/add?draft=*',
    thing: 'draft',
    isAlways: true,
  },
  { route: '/:lang/cart/add', state: 'full', who: 'guest', path: gate(), isAlways: true },
  { route: '/:lang/cart/add', state: 'error', who: 'guest', path: retired() },
  { route: '/:lang/cart/lookup', state: 'full', who: 'customer', path: '/cart/lookup' },
  {
    route: '/:lang/cart/lookup',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/cart/lookup', link: /\/cart\/lookup\?sent=/ },
  },
  { route: '/:lang/cart/add', state: 'error', who: 'guest', path: '/cart/add?link=nonsense' },
  { route: '/:lang/cart/shared/:token', state: 'full', who: 'customer', path: '/cart/shared/*', thing: 'sharedCart' },
  { route: '/:lang/cart/shared/:token', state: 'error', who: 'guest', path: '/cart/shared/nothing', status: 404 },
  { route: '/:lang/cart/items/:itemId', state: 'full', who: 'customer', path: '/cart/items/*', thing: 'cartItem' },
  { route: '/:lang/cart/items/:itemId', state: 'error', who: 'customer', path: '/cart/items/nothing', status: 404 },
  { route: '/:lang/auth/signin', state: 'error', who: 'guest', path: '/auth/signin?news=needed&backUrl=/ar/cart' },
  { route: '/:lang/checkout', state: 'full', who: 'customer', path: '/checkout?step=receive', isAlways: true },
  { route: '/:lang/checkout', state: 'full', who: 'customer', path: '/checkout?step=pay', isAlways: true },
  {
    route: '/:lang/checkout/order/:number',
    state: 'full',
    who: 'customer',
    path: '/checkout/order/*',
    thing: 'dueOrder',
  },
  {
    route: '/:lang/checkout/order/:number',
    state: 'error',
    who: 'customer',
    status: 404,
    path: '/checkout/order/999999999',
  },
  {
    route: '/:lang/account/orders/:number/edit',
    state: 'full',
    who: 'customer',
    path: '/account/orders/*/edit',
    thing: 'editedOrder',
  },
  {
    route: '/:lang/account/orders/:number/edit',
    state: 'error',
    who: 'customer',
    status: 404,
    path: '/account/orders/999999999/edit',
  },
  {
    route: '/:lang/account/orders/:number/edit/add',
    state: 'full',
    who: 'customer',
    path: `/account/orders/*/edit/add?${lampLink()}&wait=1`,
    thing: 'editedOrder',
  },
  {
    route: '/:lang/account/orders/:number/edit/add',
    state: 'error',
    who: 'customer',
    path: '/account/orders/*/edit/add?link=nonsense',
    thing: 'editedOrder',
  },
  { route: '/:lang/payment/:id', state: 'error', who: 'customer', path: '/payment/*', thing: 'failedPayment' },
  { route: '/:lang/payment/:id', state: 'full', who: 'customer', path: '/payment/*', thing: 'pendingPayment' },
  { route: '/:lang/account', state: 'empty', who: 'newcomer', path: '/account' },
  {
    route: '/:lang/account/orders',
    state: 'full',
    who: 'customer',
    path: '/account/orders?tab=fulfilled',
    isAlways: true,
  },
  { route: '/:lang/account/orders', state: 'full', who: 'customer', path: '/account/orders?tab=cancelled' },
  { route: '/:lang/account/orders', state: 'empty', who: 'newcomer', path: '/account/orders', isAlways: true },
  ...[0, 1, 2, 3].map((at) => ({
    ...({ route: '/:lang/account/orders/:number', state: 'full', who: 'customer', path: '*' } as const),
    from: { path: '/account/orders', link: order, at },
  })),
  {
    route: '/:lang/account/orders/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/account/orders?tab=cancelled', link: order },
  },
  {
    route: '/:lang/account/orders/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/account/action-needed', link: order },
  },
  { route: '/:lang/account/orders/:number', state: 'error', who: 'customer', path: missingOrder, status: 404 },
  {
    route: '/:lang/account/tickets/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/account/tickets', link: /\/account\/tickets\/T\d+$/ },
  },
  {
    route: '/:lang/account/tickets/:number',
    state: 'error',
    who: 'customer',
    path: '/account/tickets/T9',
    status: 404,
  },
  { route: '/:lang/account/tickets', state: 'empty', who: 'newcomer', path: '/account/tickets' },
  {
    route: '/:lang/account/orders/:number/again',
    state: 'full',
    who: 'customer',
    path: '/account/orders/*/again',
    thing: 'dueOrder',
  },
  {
    route: '/:lang/account/orders/:number/again',
    state: 'error',
    who: 'customer',
    path: `${missingOrder}/again`,
    status: 404,
  },
  {
    route: '/:lang/account/orders/:number/invoice',
    state: 'full',
    who: 'customer',
    path: '/account/orders/*/invoice',
    thing: 'dueOrder',
  },
  {
    route: '/:lang/account/orders/:number/invoice',
    state: 'error',
    who: 'customer',
    path: `${missingOrder}/invoice`,
    status: 404,
  },
  {
    route: '/:lang/account/orders/:number/cancel',
    state: 'full',
    who: 'customer',
    path: '*/cancel',
    from: { path: '/account/orders', link: order },
  },
  { route: '/:lang/account/orders/legacy', state: 'empty', who: 'newcomer', path: '/account/orders/legacy' },
  {
    route: '/:lang/account/profile/national-id',
    state: 'empty',
    who: 'newcomer',
    path: '/account/profile/national-id',
  },
  { route: '/:lang/account/profile/delete', state: 'empty', who: 'newcomer', path: '/account/profile/delete' },
  { route: '/:lang/account/orders/request', state: 'full', who: 'customer', path: '/account/orders/request?tab=past' },
  { route: '/:lang/account/orders/request', state: 'empty', who: 'newcomer', path: '/account/orders/request' },
  { route: '/:lang/account/orders/request/new', state: 'empty', who: 'newcomer', path: '/account/orders/request/new' },
  ...[0, 2, 4].map((at) => ({
    ...({ route: '/:lang/account/orders/request/:number', state: 'full', who: 'customer', path: '*' } as const),
    from: { path: '/account/orders/request', link: delivery, at },
  })),
  {
    route: '/:lang/account/orders/request/:number',
    state: 'error',
    who: 'customer',
    status: 404,
    path: '/account/orders/request/R1',
  },
  ...(['pay', 'switch', 'cancel'] as const).map((page) => ({
    ...({ route: `/:lang/account/orders/request/:number/${page}`, state: 'full', who: 'customer' } as const),
    path: `*/${page}`,
    from: { path: '/account/orders/request', link: delivery },
  })),
  { route: '/:lang/account/orders/:number/items/:id', state: 'full', who: 'customer', path: '*', thing: 'item' },
  { route: '/:lang/account/action-needed', state: 'empty', who: 'newcomer', path: '/account/action-needed' },
  { route: '/:lang/account/ready', state: 'empty', who: 'newcomer', path: '/account/ready' },
  { route: '/:lang/account/financial/wallet', state: 'empty', who: 'newcomer', path: '/account/financial/wallet' },
  { route: '/:lang/account/financial', state: 'empty', who: 'newcomer', path: '/account/financial?section=requests' },
  {
    route: '/:lang/account/financial',
    state: 'full',
    who: 'customer',
    path: '/account/financial?type=withdraw&search=WD',
  },
  {
    route: '/:lang/account/financial/analytics',
    state: 'empty',
    who: 'newcomer',
    path: '/account/financial/analytics',
  },
  {
    route: '/:lang/account/financial/wallet/withdrawals/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    thing: 'withdrawal',
  },
  {
    route: '/:lang/account/financial/wallet/withdrawals/:number',
    state: 'error',
    who: 'customer',
    status: 404,
    path: '/account/financial/wallet/withdrawals/999999999',
  },
  // The demo's payments were taken by no gateway, so none of its refunds can be sent on.
  {
    route: '/:lang/account/financial/refunds/:number/send',
    state: 'error',
    who: 'customer',
    status: 404,
    path: '/account/financial/refunds/999999999/send',
  },
  { route: '/:lang/account/returns', state: 'empty', who: 'newcomer', path: '/account/returns' },
  { route: '/:lang/account/returns/new', state: 'empty', who: 'newcomer', path: '/account/returns/new' },
  {
    route: '/:lang/account/returns/new',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/account/returns/new', link: /\/returns\/new\?order=\d+$/ },
  },
  ...[0, 1].map((at) => ({
    ...({ route: '/:lang/account/returns/:number', state: 'full', who: 'customer', path: '*' } as const),
    from: { path: '/account/returns', link: /\/account\/returns\/RT\d+$/, at },
  })),
  {
    route: '/:lang/account/returns/:number',
    state: 'error',
    who: 'customer',
    path: '/account/returns/RT0',
    status: 404,
  },
  {
    route: '/:lang/account/cancellations/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    thing: 'cancellation',
  },
  {
    route: '/:lang/account/discrepancies/:number',
    state: 'full',
    who: 'customer',
    path: '*',
    thing: 'discrepancy',
  },
  {
    route: '/:lang/account/orders/:number/ask-cancel',
    state: 'full',
    who: 'customer',
    path: '*/ask-cancel',
    from: { path: '/account/orders', link: order, at: 4 },
  },
  { route: '/:lang/packages', state: 'full', who: 'customer', path: '/packages' },
  { route: '/:lang/packages/:packageId', state: 'full', who: 'customer', path: '/packages/flat-rate?way=switch' },
  { route: '/:lang/packages/:packageId', state: 'full', who: 'newcomer', path: '/packages/mini' },
  { route: '/:lang/packages/:packageId', state: 'error', who: 'customer', path: '/packages/nothing', status: 404 },
  { route: '/:lang/account/subscriptions', state: 'empty', who: 'newcomer', path: '/account/subscriptions' },
  { route: '/:lang/account/addresses', state: 'empty', who: 'newcomer', path: '/account/addresses' },
  {
    route: '/:lang/account/addresses/:id',
    state: 'full',
    who: 'customer',
    path: '/account/addresses/*',
    thing: 'address',
  },
  {
    route: '/:lang/account/addresses/:id/delete',
    state: 'full',
    who: 'customer',
    path: '/account/addresses/*/delete',
    thing: 'address',
  },
  { route: '/:lang/account/cards', state: 'empty', who: 'newcomer', path: '/account/cards' },
  {
    route: '/:lang/account/cards/:id/remove',
    state: 'full',
    who: 'customer',
    path: '*',
    from: { path: '/account/cards', link: /\/account\/cards\/[^/]+\/remove$/ },
  },
  { route: '/:lang/*', state: 'error', who: 'guest', path: '/nothing-of-this-name', status: 404 },
  { route: '/:lang/*', state: 'error', who: 'customer', path: '/account/nothing', status: 404 },
]

/** The same for staff. */
export const moreStaffScreens = (): readonly Screen[] => [
  { route: '/:lang/ops', state: 'error', who: 'admin', path: '/ops/nothing-of-this-name', status: 404 },
  { route: '/:lang/ops/people', state: 'empty', who: 'admin', path: '/ops/people?q=nobody-has-this' },
  { route: '/:lang/ops/people', state: 'error', who: 'hub', path: '/ops/people', status: 403 },
  {
    route: '/:lang/ops/people/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/people?q=finance@', link: /\/ops\/people\/[0-9a-f-]{36}$/ },
  },
  { route: '/:lang/ops/people/:id', state: 'error', who: 'admin', path: '/ops/people/x', status: 404 },
  { route: '/:lang/ops/signin/password', state: 'error', who: 'guest', path: '/ops/signin/password', status: 410 },
  { route: '/:lang/ops/find', state: 'full', who: 'admin', path: '/ops/find?q=1000' },
  { route: '/:lang/ops/find', state: 'empty', who: 'admin', path: '/ops/find?q=nobody-has-this' },
  { route: '/:lang/ops/review', state: 'empty', who: 'admin', path: '/ops/review?q=nobody-has-this' },
  {
    route: '/:lang/ops/review/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/review', link: /\/ops\/review\/\d+$/ },
  },
  { route: '/:lang/ops/review/:number', state: 'error', who: 'admin', path: '/ops/review/999999999', status: 404 },
  {
    route: '/:lang/ops/national-ids/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/national-ids', link: /\/national-ids\/[0-9a-f-]{36}$/ },
  },
  { route: '/:lang/ops/national-ids/:id', state: 'error', who: 'admin', path: '/ops/national-ids/x', status: 404 },
  {
    route: '/:lang/ops/messages/:kind',
    state: 'full',
    who: 'admin',
    path: '/ops/messages/orders_mail_purchased',
  },
  {
    route: '/:lang/ops/messages/:kind',
    state: 'full',
    who: 'admin',
    path: '/ops/messages/orders_mail_purchased?look=dark&data=worst',
  },
  { route: '/:lang/ops/messages/:kind', state: 'error', who: 'admin', path: '/ops/messages/none', status: 404 },
  { route: '/:lang/account/notifications', state: 'empty', who: 'newcomer', path: '/account/notifications' },
  { route: '/:lang/ops/national-ids', state: 'error', who: 'hub', path: '/ops/national-ids', status: 403 },
  { route: '/:lang/ops/review', state: 'error', who: 'hub', path: '/ops/review', status: 403 },
  { route: '/:lang/ops/lookups', state: 'empty', who: 'admin', path: '/ops/lookups?q=nobody-has-this' },
  { route: '/:lang/ops/lookups', state: 'error', who: 'hub', path: '/ops/lookups', status: 403 },
  { route: '/:lang/ops/product-facts', state: 'empty', who: 'admin', path: '/ops/product-facts?q=nobody-has-this' },
  {
    route: '/:lang/ops/product-facts',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/product-facts', link: /\?undo=\d+$/ },
  },
  { route: '/:lang/ops/product-facts', state: 'error', who: 'hub', path: '/ops/product-facts', status: 403 },
  { route: '/:lang/ops/catalogue', state: 'empty', who: 'admin', path: '/ops/catalogue?q=nobody-has-this' },
  { route: '/:lang/ops/catalogue', state: 'error', who: 'hub', path: '/ops/catalogue', status: 403 },
  {
    route: '/:lang/ops/catalogue/products/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/catalogue', link: /\/catalogue\/products\/\d+$/ },
  },
  {
    route: '/:lang/ops/catalogue/products/:id',
    state: 'error',
    who: 'admin',
    path: '/ops/catalogue/products/999999999',
    status: 404,
  },
  { route: '/:lang/ops/catalogue/feeds', state: 'full', who: 'admin', path: '/ops/catalogue/feeds' },
  { route: '/:lang/ops/catalogue/feeds', state: 'error', who: 'hub', path: '/ops/catalogue/feeds', status: 403 },
  {
    route: '/:lang/ops/catalogue/feeds/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/catalogue/feeds', link: /\/catalogue\/feeds\/[0-9a-f-]{36}$/ },
  },
  {
    route: '/:lang/ops/catalogue/feeds/:id',
    state: 'error',
    who: 'admin',
    path: '/ops/catalogue/feeds/x',
    status: 404,
  },
  { route: '/:lang/ops/catalogue/stores', state: 'full', who: 'admin', path: '/ops/catalogue/stores?do=add' },
  {
    route: '/:lang/ops/catalogue/stores',
    state: 'empty',
    who: 'admin',
    path: '/ops/catalogue/stores?q=nobody-has-this',
  },
  { route: '/:lang/ops/catalogue/stores', state: 'error', who: 'hub', path: '/ops/catalogue/stores', status: 403 },
  { route: '/:lang/ops/catalogue/places', state: 'full', who: 'admin', path: '/ops/catalogue/places?do=add' },
  { route: '/:lang/ops/catalogue/places', state: 'error', who: 'hub', path: '/ops/catalogue/places', status: 403 },
  {
    route: '/:lang/ops/catalogue/synonyms',
    state: 'full',
    who: 'admin',
    path: '/ops/catalogue/synonyms?word=mug&means=cup&bothWays=on',
  },
  { route: '/:lang/ops/catalogue/synonyms', state: 'error', who: 'hub', path: '/ops/catalogue/synonyms', status: 403 },
  { route: '/:lang/ops/catalogue/rules', state: 'full', who: 'admin', path: '/ops/catalogue/rules?kind=cosmetics' },
  { route: '/:lang/ops/catalogue/rules', state: 'error', who: 'hub', path: '/ops/catalogue/rules', status: 403 },
  { route: '/:lang/ops/catalogue/history', state: 'error', who: 'hub', path: '/ops/catalogue/history', status: 403 },
  // The second is free to take, the first has its forms.
  ...[1, 0].map((at) => ({
    ...({ route: '/:lang/ops/lookups/:id', state: 'full', who: 'admin', path: '*' } as const),
    from: { path: '/ops/lookups', link: /\/lookups\/[0-9a-f-]{36}$/, at },
  })),
  { route: '/:lang/ops/lookups/:id', state: 'error', who: 'admin', path: '/ops/lookups/x', status: 404 },
  { route: '/:lang/ops/tickets', state: 'empty', who: 'admin', path: '/ops/tickets?q=nobody-has-this' },
  { route: '/:lang/ops/tickets', state: 'error', who: 'hub', path: '/ops/tickets', status: 403 },
  { route: '/:lang/ops/tickets/answers', state: 'full', who: 'admin', path: '/ops/tickets/answers' },
  { route: '/:lang/ops/tickets/answers', state: 'error', who: 'hub', path: '/ops/tickets/answers', status: 403 },
  {
    route: '/:lang/ops/tickets/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/tickets', link: /\/ops\/tickets\/T\d+$/ },
  },
  { route: '/:lang/ops/tickets/:number', state: 'error', who: 'admin', path: '/ops/tickets/T9', status: 404 },
  { route: '/:lang/ops/customers', state: 'full', who: 'admin', path: '/ops/customers?q=salma' },
  { route: '/:lang/ops/customers', state: 'empty', who: 'admin', path: '/ops/customers?q=nobody-has-this' },
  { route: '/:lang/ops/customers', state: 'error', who: 'hub', path: '/ops/customers', status: 403 },
  {
    route: '/:lang/ops/customers/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/customers?q=salma@marsa.localhost', link: /\/ops\/customers\/[0-9a-f-]{36}$/ },
  },
  { route: '/:lang/ops/customers/:id', state: 'error', who: 'admin', path: '/ops/customers/nobody', status: 404 },
  {
    route: '/:lang/ops/customers/:id/acts',
    state: 'full',
    who: 'admin',
    path: '*/acts',
    from: { path: '/ops/customers?q=salma@marsa.localhost', link: /\/ops\/customers\/[0-9a-f-]{36}$/ },
  },
  {
    route: '/:lang/ops/customers/:id/acts',
    state: 'error',
    who: 'admin',
    path: '/ops/customers/nobody/acts',
    status: 404,
  },
  {
    route: '/:lang/ops/orders/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/find?q=1000', link: /\/ops\/orders\/\d+$/ },
  },
  { route: '/:lang/ops/orders/:number', state: 'error', who: 'admin', path: '/ops/orders/999999999', status: 404 },
  { route: '/:lang/ops/purchase', state: 'empty', who: 'admin', path: '/ops/purchase?q=nobody-has-this' },
  {
    route: '/:lang/ops/purchase',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/purchase', link: /\?hold=/ },
  },
  { route: '/:lang/ops/purchase/bought', state: 'empty', who: 'admin', path: '/ops/purchase/bought?q=nobody-has-this' },
  {
    route: '/:lang/ops/purchase/bought',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/purchase/bought', link: /\?cancel=/ },
  },
  { route: '/:lang/ops/warehouse', state: 'empty', who: 'admin', path: '/ops/warehouse?tracking=NOBODY-1' },
  { route: '/:lang/ops/warehouse/packages', state: 'empty', who: 'admin', path: '/ops/warehouse/packages?q=nobody' },
  { route: '/:lang/ops/warehouse/unknown', state: 'empty', who: 'admin', path: '/ops/warehouse/unknown?q=nobody' },
  {
    route: '/:lang/ops/warehouse/boxes/:barcode',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/warehouse/boxes', link: /\/warehouse\/boxes\/B\d+$/ },
  },
  { route: '/:lang/ops/shipments', state: 'empty', who: 'admin', path: '/ops/shipments?q=nobody-has-this' },
  {
    route: '/:lang/ops/shipments/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/shipments', link: /\/ops\/shipments\/S\d+$/ },
  },
  // The demo has no withdrawal; the customer's own is tested above.
  {
    route: '/:lang/ops/finance/withdrawals/:number',
    state: 'error',
    who: 'admin',
    status: 404,
    path: '/ops/finance/withdrawals/999999999',
  },
  {
    route: '/:lang/ops/finance/receipts/:number',
    state: 'error',
    who: 'admin',
    status: 404,
    path: '/ops/finance/receipts/PA-0',
  },
  {
    route: '/:lang/ops/finance/receipts/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/finance/receipts', link: /\/receipts\/PA-\d+$/ },
  },
  {
    route: '/:lang/ops/finance/tills/:id',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/finance/tills', link: /\/tills\/[0-9a-f-]+$/ },
  },
  { route: '/:lang/ops/finance/tills/:id', state: 'error', who: 'admin', path: '/ops/finance/tills/none', status: 404 },
  { route: '/:lang/ops/finance/reports', state: 'empty', who: 'admin', path: '/ops/finance/reports?q=nobody-has-this' },
  { route: '/:lang/ops/finance/bank', state: 'empty', who: 'admin', path: '/ops/finance/bank?q=nobody-has-this' },
  { route: '/:lang/ops/pricing/packages/:id', state: 'full', who: 'admin', path: '/ops/pricing/packages/star' },
  {
    route: '/:lang/ops/pricing/packages/:id',
    state: 'error',
    who: 'admin',
    status: 404,
    path: '/ops/pricing/packages/nothing',
  },
  { route: '/:lang/calculator', state: 'full', who: 'guest', path: '/calculator?c=SUMMER&i=1.234*USD*US*books*1' },
  { route: '/:lang/calculator', state: 'full', who: 'guest', path: `/calculator?${calculated}&t=100&v=1` },
  { route: '/:lang/calculator-link', state: 'full', who: 'guest', path: `/calculator-link?${lampLink()}&wait=1` },
  { route: '/:lang/calculator-link', state: 'empty', who: 'guest', path: '/calculator-link?link=nonsense' },
  { route: '/:lang/coupons', state: 'full', who: 'customer', path: '/coupons' },
  { route: '/:lang/ops/pricing/coupons', state: 'full', who: 'finance', path: '/ops/pricing/coupons' },
  {
    route: '/:lang/ops/pricing/coupons',
    state: 'empty',
    who: 'finance',
    path: '/ops/pricing/coupons?q=nobody-has-this',
  },
  ...[0, 1, 2].map((at) => ({
    ...({ route: '/:lang/ops/pricing/coupons/:id', state: 'full', who: 'finance', path: '*' } as const),
    from: { path: '/ops/pricing/coupons', link: coupon, at },
  })),
  {
    route: '/:lang/ops/pricing/coupons/:id',
    state: 'error',
    who: 'finance',
    status: 404,
    path: '/ops/pricing/coupons/none',
  },
  {
    route: '/:lang/ops/pricing/coupons/:id/edit',
    state: 'full',
    who: 'finance',
    path: '*/edit',
    from: { path: '/ops/pricing/coupons?state=running', link: coupon },
  },
  { route: '/:lang/ops/pricing', state: 'full', who: 'finance', path: '/ops/pricing?site=ae' },
  { route: '/:lang/ops/pricing', state: 'error', who: 'hub', path: '/ops/pricing', status: 403 },
  ...['routes', 'categories', 'services', 'delivery', 'taxes', 'returns'].map((section) => ({
    ...({ route: '/:lang/ops/pricing/tables/:section', state: 'full', who: 'finance' } as const),
    path: `/ops/pricing/tables/${section}`,
  })),
  {
    route: '/:lang/ops/pricing/tables/:section',
    state: 'error',
    who: 'finance',
    status: 404,
    path: '/ops/pricing/tables/nothing',
  },
  {
    route: '/:lang/ops/pricing/compare',
    state: 'full',
    who: 'finance',
    path: '*',
    from: { path: '/ops/pricing', link: /\/pricing\/compare\?/ },
  },
  ...[0, 1].map((at) => ({
    ...({ route: '/:lang/ops/pricing/drafts/:number', state: 'full', who: 'finance', path: '*' } as const),
    from: { path: '/ops/pricing', link: tariffDraft, at },
  })),
  {
    route: '/:lang/ops/pricing/drafts/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/pricing', link: tariffDraft },
  },
  {
    route: '/:lang/ops/pricing/drafts/:number',
    state: 'error',
    who: 'finance',
    status: 404,
    path: '/ops/pricing/drafts/999999999',
  },
  {
    route: '/:lang/ops/pricing/drafts/:number/:section',
    state: 'full',
    who: 'finance',
    path: '*/routes',
    from: { path: '/ops/pricing', link: tariffDraft },
  },
  { route: '/:lang/ops/hub', state: 'empty', who: 'admin', path: '/ops/hub?q=nobody-has-this' },
  { route: '/:lang/ops/requests', state: 'full', who: 'admin', path: '/ops/requests?stage=shelve' },
  { route: '/:lang/ops/requests', state: 'empty', who: 'admin', path: '/ops/requests?q=nobody-has-this' },
  {
    route: '/:lang/ops/requests/deliveries',
    state: 'full',
    who: 'admin',
    path: '/ops/requests/deliveries?stage=underWay',
  },
  {
    route: '/:lang/ops/requests/deliveries',
    state: 'empty',
    who: 'admin',
    path: '/ops/requests/deliveries?q=nobody-has-this',
  },
  { route: '/:lang/ops/couriers', state: 'empty', who: 'admin', path: '/ops/couriers?q=nobody-has-this' },
  {
    route: '/:lang/ops/couriers/companies/:code',
    state: 'full',
    who: 'admin',
    path: '/ops/couriers/companies/marsa-eg',
  },
  {
    route: '/:lang/ops/couriers/companies/:code',
    state: 'error',
    who: 'admin',
    status: 404,
    path: '/ops/couriers/companies/nobody',
  },
  {
    route: '/:lang/ops/run-sheets/:number',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/run-sheets', link: /\/ops\/run-sheets\/RS\d+$/ },
  },
  { route: '/:lang/ops/returns', state: 'full', who: 'admin', path: '/ops/returns?stage=refund' },
  { route: '/:lang/ops/returns', state: 'empty', who: 'admin', path: '/ops/returns?q=nobody-has-this' },
  ...['review', 'refund'].map((stage) => ({
    ...({ route: '/:lang/ops/returns/:number', state: 'full', who: 'admin', path: '*' } as const),
    from: { path: `/ops/returns?stage=${stage}`, link: /\/ops\/returns\/RT\d+$/ },
  })),
  {
    route: '/:lang/ops/cancellations/:number',
    state: 'full',
    who: 'support',
    path: '*',
    from: { path: '/ops/cancellations', link: /\/ops\/cancellations\/CN\d+$/ },
  },
  {
    route: '/:lang/ops/discrepancies/:number',
    state: 'full',
    who: 'support',
    path: '*',
    from: { path: '/ops/discrepancies', link: /\/ops\/discrepancies\/DC\d+$/ },
  },
  { route: '/:lang/ops/waiting', state: 'full', who: 'support', path: '/ops/waiting' },
  { route: '/:lang/ops/waiting', state: 'empty', who: 'support', path: '/ops/waiting?q=nobody-has-this' },
  {
    route: '/:lang/ops/waiting/:number',
    state: 'full',
    who: 'support',
    path: '*',
    from: { path: '/ops/waiting', link: /\/ops\/waiting\/\d+$/ },
  },
  { route: '/:lang/ops/waiting/:number', state: 'error', who: 'support', path: '/ops/waiting/0', status: 404 },
  {
    route: '/:lang/ops/write-offs/:number',
    state: 'full',
    who: 'support',
    path: '*',
    from: { path: '/ops/write-offs', link: /\/ops\/write-offs\/WO\d+$/ },
  },
  ...['cancel', 'write-off', 'discrepancy'].map((deed) => ({
    ...({ state: 'full', who: 'admin', path: `*/${deed}` } as const),
    route: `/:lang/ops/orders/:number/${deed}`,
    from: { path: '/ops/find?q=1000', link: /\/ops\/orders\/\d+$/ },
  })),
  { route: '/:lang/ops/pickup-desk', state: 'empty', who: 'admin', path: '/ops/pickup-desk?q=000000' },
  {
    route: '/:lang/ops/pickup-desk',
    state: 'full',
    who: 'admin',
    path: '*',
    from: { path: '/ops/pickup-desk', link: /\/pickup-desk\?q=/ },
  },
]

/** Addresses that draw nothing, each with its reason; all others of the route table are tested. */
export const drawNothing: Readonly<Record<string, string>> = {
  '': 'the front door sends on to a language',
  '/theme': 'keeps the chosen colours and goes back',
  '/robots.txt': 'a file for search machines, read in head.spec.ts',
  '/sitemap.xml': 'a file for search machines, read in search.spec.ts',
  '/sitemaps/:file': 'a file for search machines, read in head.spec.ts and search.spec.ts',
  '/:lang/manifest.webmanifest': 'a file for browsers',
  '/:lang/cart/cost': 'a total for the script of an item form',
  '/:lang/calculator/cost': 'a total for the script of the calculator',
  '/:lang/calculator/add': 'takes a line of the calculator to the cart',
  '/:lang/ops/pricing/coupons/:id/codes': 'a file for a spreadsheet',
  '/:lang/ops/pricing/tables/:section/file': 'a file for a spreadsheet',
  '/:lang/ops/finance/withdrawals/batches/:id/file': 'a file for the bank',
  '/:lang/ops/finance/revenue/file': 'a file for a spreadsheet',
  '/:lang/ops/finance/statement/file': 'a file for a spreadsheet',
  '/:lang/ops/pricing/rates/file': 'a file for a spreadsheet',
  '/:lang/ops/settings/audit/file': 'a file for a spreadsheet, read in audit.spec.ts',
  '/:lang/payment/return/:provider': 'sends on to the outcome of the payment',
  '/:lang/auth/signout': 'signs out: looked at by the doors at the end of a visit, in visits.spec.ts',
  '/:lang/ops/signin/code': 'stands between two factors: looked at in error-pages.spec.ts',
  '/:lang/ops/signin/password': 'needs a mailed link: walked through in staff-life.spec.ts',
  '/:lang/offline': 'looked at with the pages that stand without the shop, in error-pages.spec.ts',
  '/*': 'the same page as /:lang/*, outside a language: looked at in error-pages.spec.ts',
  '/dev/kit': 'for who builds the shop: its pieces are those of every screen',
  '/dev/outbox': 'for who tries the shop out; not built in production',
  '/dev/outbox/:id': 'for who tries the shop out; not built in production',
}

/** A page that needs no thing of its own, for a visitor who may open it. */
export function plainScreen({ path, access }: PageOf): Screen | null {
  if (/[:*]/.test(path.replace('/:lang', '')) || path in drawNothing) return null
  const who: Viewer = access === 'public' ? (path.includes('/account') ? 'customer' : 'guest') : 'customer'
  return {
    route: path,
    state: path === '/:lang/cart' ? 'empty' : 'full',
    who: path.includes('/ops') && !path.includes('/ops/signin') ? 'admin' : who,
    path: path.replace('/:lang', ''),
  }
}

/** One visitor after another, so that each stays at one tab. */
export function inTurn<One extends { readonly who: Viewer }>(all: readonly One[]): readonly One[] {
  return Object.values(Object.groupBy(all, ({ who }) => who)).flat()
}

/** The screens that `npm test` draws: each page in its fullest state. `npm run test:screens` draws all of them. */
export function fullestOf(screens: readonly Screen[]): readonly Screen[] {
  return Object.values(Object.groupBy(screens, ({ route }) => route)).flatMap((states = []) => {
    const always = states.filter(({ isAlways }) => isAlways)
    const last = states.findLast(({ state }) => state === 'full') ?? states.at(-1)!
    return always.length > 0 ? always : [last]
  })
}

export const titleOf = ({ route, state, who, path, from }: Screen): string =>
  `${path === '*' || path.startsWith('*/') ? route.replace('/:lang', '') : path.replace(/\?link=http.*/, '?link=…') || '/'}, ${state}, ${who}${from ? ` (${from.at ?? 0} of ${from.path}${from.link.source.includes('?') ? ` ${from.link.source}` : ''})` : ''}`
