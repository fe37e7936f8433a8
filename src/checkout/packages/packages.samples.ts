import { sampleRoutes } from '#payments/payments.samples.ts'
import { sampleCustomer } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import type { TestDatabase } from '#platform/test-database.ts'
import type { Site } from '#sites/sites.ts'
import type { SubscribeWay } from '#subscriptions/request-subscription.ts'
import type { MoneyKind } from '#wallet/accounts.ts'
import { fillWallet } from '#wallet/wallet.samples.ts'
import type { PackagePayment } from './pay-requested.ts'
import { payPackage, subscribePackage } from './subscribe-package.ts'

type Money = Partial<Readonly<Record<MoneyKind, bigint>>>
type Asked = Partial<PackagePayment> & { readonly way?: SubscribeWay; readonly key?: string; readonly now?: Date }

/** A customer with money in the wallet, and what they do with packages. */
export async function sampleSubscriber({ write }: Pick<TestDatabase, 'write'>, money: Money = {}, site: Site = 'eg') {
  const { who, id } = await write((work) => sampleCustomer(work), { site })
  for (const kind of ['card', 'cash'] as const) {
    const minor = money[kind] ?? 0n
    if (minor > 0n) await write((work) => fillWallet(work, id, minor, kind), { site })
  }
  const subscribe = (packageId: string, { way = 'subscribe', key = newId(), now, ...asked }: Asked = {}) => {
    const request = { key, packageId, way, method: 'wallet', ...asked } as const
    return write((work) => subscribePackage(work, request, sampleRoutes), { who, site, ...(now && { now }) })
  }
  const pay = (asked: PackagePayment, key = newId()) =>
    write((work) => payPackage(work, { key, ...asked }, sampleRoutes), { who, site })
  return { id, who, site, subscribe, pay }
}
