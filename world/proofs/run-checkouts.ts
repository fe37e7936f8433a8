import { readWallet } from '#money/wallet/read-wallet.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { type Fault, openLinkProxy } from '#world/samples/link-proxy.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import type { As } from './stories/story.ts'
import { type Tally, zeros } from './tally.ts'

export type CheckoutRun = {
  readonly as: As
  readonly db: Parameters<typeof sampleParts>[0]
  readonly checkouts: number
  readonly until?: number
}

const atOnce = 20
// Two of three tries fail; forty failures in a row almost never happen.
const mostTries = 40
const filled = 10_000_000n

/**
 * Checkouts over a connection that breaks before or after the reply, each clicked twice and repeated until a reply
 * arrives: each makes one order and one charge.
 */
export async function runCheckouts({ as, db, checkouts, until = Infinity }: CheckoutRun): Promise<Tally> {
  const start = performance.now()
  const app = await sampleApp(sampleParts(db))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  // Of three connections one breaks before the request is sent whole, and one between the request and the reply.
  const faultsOfLine: readonly Fault[] = ['refuse', 'lose', 'none']
  const heard = { refuse: 0, lose: 0 }
  let connection = 0
  const proxy = await openLinkProxy(
    { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    () => {
      const fault = faultsOfLine[connection++ % faultsOfLine.length] ?? 'none'
      if (fault === 'refuse' || fault === 'lose') heard[fault]++
      return fault
    },
  )
  const faults: string[] = []
  let [done, lost, doubled] = [0, 0, 0]
  const one = async () => {
    const cart = await readyCart(as)
    const numbers = await Promise.all([insist(proxy.port, cart), insist(proxy.port, cart)])
    if (numbers[0] !== numbers[1]) faults.push(`two clicks heard of ${numbers.join(' and ')}`)
    const { orders, charges, card } = await as(system, async (work) => ({
      orders: await countOrders(work, cart.id),
      charges: await countCharges(work, cart.id),
      card: (await readWallet(work, cart.id)).card.minor,
    }))
    lost += Number(orders === 0) + Number(charges === 0)
    doubled += Math.max(0, orders - 1) + Math.max(0, charges - 1)
    if (card !== filled - cart.total) faults.push(`${filled - card} was taken for an order of ${cart.total}`)
    done++
  }
  try {
    while (done < checkouts && Date.now() < until && faults.length < 5)
      await Promise.all(Array.from({ length: Math.min(atOnce, checkouts - done) }, one))
  } finally {
    await proxy.close()
    await app.close()
  }
  const counted = { checkouts: done, 'lines cut before': heard.refuse, 'lines cut after': heard.lose }
  const seconds = (performance.now() - start) / 1000
  return { name: 'checkouts over a breaking line', counted, ...zeros, lost, doubled, faults, seconds }
}

type Work = Parameters<Parameters<As>[1]>[0]

async function countOrders({ db }: Work, customerId: string): Promise<number> {
  return (await db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute()).length
}

async function countCharges({ db }: Work, customerId: string): Promise<number> {
  const charges = db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select('order_payments.order_id')
    .where('orders.customer_id', '=', customerId)
  return (await charges.execute()).length
}

type Cart = {
  readonly id: string
  readonly token: string
  readonly key: string
  readonly total: bigint
  readonly body: object
}

async function readyCart(as: As): Promise<Cart> {
  const { id, who } = await as(system, (work) => sampleCustomer(work))
  return as(who, async (work) => {
    await sampleAddress(work, id)
    await fillWallet(work, id, filled)
    await fillCart(work)
    const { addressId, seen } = await sampleCheckout(work)
    const agreed = { addressId, shippingOption: 'PickUp', paymentMethod: 'wallet', termsAccepted: true }
    const body = { ...agreed, totalCost: Number(seen.totalMinor) / 100, tablesVersion: seen.tablesId }
    return { id, token: await enter(work, who), key: newId(), total: seen.totalMinor, body }
  })
}

// Like a browser on a bad connection: the same key again, until a reply arrives.
async function insist(port: number, { token, key, body }: Cart): Promise<string> {
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
        connection: 'close',
      },
    }).catch(() => null)
    if (!answer) continue
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`a checkout was answered ${answer.status}: ${text}`)
    return (JSON.parse(text) as { readonly data: { readonly orderNumber: string } }).data.orderNumber
  }
  throw new Error('The line never let an answer through')
}
