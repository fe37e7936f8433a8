import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { samplePackage, samplePrices } from '#world/samples/pricing/pricing.samples.ts'
import { thirtyQuotes } from '#world/samples/pricing/thirty-quotes.samples.ts'
import { isInvalid } from './invalid-quote.ts'
import { lines } from './price-lines.ts'
import { type Breakdown, quote } from './quote.ts'
import { compilePriceTables } from './tables/compile-tables.ts'

// One of every kind of benefit, on each line in turn.
const packages = Array.from({ length: 9 }, (_, place) =>
  samplePackage({
    id: `package-${place}`,
    active: false,
    quota: place % 2 === 0 ? null : '90000.00',
    countries: place % 3 === 0 ? [] : ['US'],
    benefits: [
      { line: lines[place % lines.length] ?? 'serviceFees', kind: 'percent', value: '0.3' },
      { line: 'internationalShipping', kind: 'perStep', value: '120.00' },
      { line: 'storageAndHandling', kind: 'perUnit', value: '5.00', max: '200.00' },
    ],
  }),
)
const { tables, request } = thirtyQuotes({ prices: compilePriceTables(samplePrices()), packages })

function priced(): Breakdown {
  const answer = quote(tables, request)
  return isInvalid(answer) ? assert.fail(`no price: ${answer.path}`) : answer
}

test('twenty items with no package, all nine packages and twenty coupons take at most 3 ms of one core', () => {
  const { allPackagesCosts, allCouponsCosts } = priced()
  assert.equal(1 + (allPackagesCosts?.length ?? 0) + (allCouponsCosts?.length ?? 0), 30)
  for (let warm = 0; warm < 200; warm++) priced()
  // Processor time, not clock time, so that a busy machine does not matter.
  const before = process.cpuUsage()
  for (let done = 0; done < 200; done++) priced()
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000 / 200
  assert.ok(milliseconds <= 3, `${milliseconds} ms`)
})

test('memory stays flat however many quotes are made', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const heapAfter = (quotes: number) => {
    for (let done = 0; done < quotes; done++) priced()
    collect()
    return process.memoryUsage().heapUsed
  }
  heapAfter(1000)
  const before = heapAfter(1000)
  const after = heapAfter(6000)
  // Twenty bytes kept per quote would show.
  assert.ok(after - before < 120_000, `${after - before} bytes more after 6,000 questions of 30 quotes`)
})
