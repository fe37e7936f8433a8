import { codeIn } from '#fulfilment/requests/desk/search-desk.ts'
import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { findAnything } from './find-anything.ts'

/** Where a scanned code leads, below `/{lang}/ops`: to the one thing it names, else to what is found of it. */
export async function resolveScan(work: Work, scanned: string): Promise<string> {
  const text = scanned.trim().slice(0, 200)
  // What a customer shows at the desk is an address that ends in their code.
  const code = text.includes('/') ? codeIn(text) : null
  if (code !== null && permits(work.who, 'pickup-desk')) return `pickup-desk?q=${code}`
  // A label names an order and the item's place in it.
  const [, number] = /^(\d{4,})-\d{1,3}$/.exec(text) ?? []
  const { orders, things, customers } = await findAnything(work, number ?? code ?? text)
  const order = orders.find((one) => one.number === (number ?? text))
  if (order) return `orders/${order.number}`
  const exact = things.filter((one) => one.name === text.toUpperCase())
  const [thing] = exact.length === 1 ? exact : things.length === 1 ? things : []
  if (thing) return thing.path
  const [only] = orders.length === 1 && customers.length === 0 ? orders : []
  return only ? `orders/${only.number}` : `find?q=${encodeURIComponent(text)}`
}
