const number = String.raw`[\w-]+`
const pages = [
  '',
  '/myaccount',
  '/orders',
  '/orders/legacy',
  `/orders/${number}`,
  `/orders/${number}/items/${number}`,
  '/orders/request',
  `/orders/request/${number}`,
  '/action-needed',
  '/ready',
  '/tickets',
  `/tickets/${number}`,
  '/subscriptions',
  '/addresses',
]
const shown = new RegExp(`^/(ar|en)/account(${pages.join('|')})$`)
const account = /^\/(ar|en)\/account(?=[/.?]|$)/

/** Whether the address is of the account at all; anything else is never seen as a customer. */
export function isOfAccount(url: string): boolean {
  return account.test(url)
}

/** The pages that support may look at as the customer: orders, goods, tickets; none with money, security or personal papers. */
export function isViewedPage(url: string): boolean {
  const path = (url.split('?')[0] ?? '').replace(/(_?\.data)$/, '').replace(/\/+$/, '')
  return shown.test(path) && !/\/orders\/(request\/new)$/.test(path)
}
