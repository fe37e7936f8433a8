import { loadavg } from 'node:os'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import type { PriceTables, Tables } from '#pricing/quote/tables/tables.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { thirtyQuotes } from '#world/samples/pricing/thirty-quotes.samples.ts'

/** Milliseconds of one core for one such quote: the processor time of this thread, not the clock's time. */
export function cpuMilliseconds(tables: Tables, request: QuoteRequest, times = 1000): number {
  for (let warm = 0; warm < 300; warm++) quote(tables, request)
  const before = process.cpuUsage()
  for (let done = 0; done < times; done++) quote(tables, request)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

/**
 * Heap used after each hundred thousand of this many quotes, in MB, after a garbage collection if the program may ask
 * for one.
 */
export function heapOver(tables: Tables, request: QuoteRequest, quotes = 1_000_000): readonly number[] {
  const megabytes: number[] = []
  for (let done = 0; done < quotes; done++) {
    if (done % (quotes / 10) === 0) megabytes.push(heapUsed())
    quote(tables, request)
  }
  return [...megabytes, heapUsed()]
}

function heapUsed(): number {
  globalThis.gc?.()
  return Math.round((process.memoryUsage().heapUsed / 1_048_576) * 10) / 10
}

/** Both measurements as printed text, with how busy the machine was. */
export function measureThirty(offer: { readonly prices: PriceTables; readonly packages: readonly RawPackage[] }): void {
  const { tables, request } = thirtyQuotes(offer)
  const answer = quote(tables, request)
  if (isInvalid(answer)) throw new Error(`The goods of the bench have no price: ${answer.path}`)
  const quotes = 1 + (answer.allPackagesCosts?.length ?? 0) + (answer.allCouponsCosts?.length ?? 0)
  const cpu = Math.round(cpuMilliseconds(tables, request) * 1000) / 1000
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `20 items, ${quotes} quotes (no package, each package, each of 20 coupons): ${cpu} ms of one core, at most 3; load ${load}`,
  )
  const five = {
    ...request,
    items: request.items.slice(0, 5),
    getCostWithAllPackages: false,
    getCostWithAllCoupons: false,
  }
  console.log(`heap over 1,000,000 quotes of five items, MB: ${heapOver(tables, five).join(' ')}`)
}
