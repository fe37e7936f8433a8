import type { PackagePayment } from '#checkout/packages/pay-requested.ts'
import { payPackage, subscribePackage } from '#checkout/packages/subscribe-package.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { SubscribeWay } from '#pricing/subscriptions/request-subscription.ts'
import type { Site } from '#sites/sites.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

type Money = Partial<Readonly<Record<MoneyKind, bigint>>>
type Asked = Partial<PackagePayment> & { readonly way?: SubscribeWay; readonly key?: string; readonly now?: Date }

/** A customer with money in the wallet, and the actions on packages. */
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
