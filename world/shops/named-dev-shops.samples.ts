import { after } from 'node:test'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { type DevShops, startDevShops } from './start-dev-shops.ts'

let named: Promise<DevShops> | null = null

/** The development shops, named to this process; all test files in it share them, and they close at its end. */
export function namedDevShops(): Promise<DevShops> {
  named ??= open()
  return named
}

async function open(): Promise<DevShops> {
  const shops = await startDevShops()
  nameDevShops(shops.stores, shops.hosts)
  after(() => shops.close())
  return shops
}
