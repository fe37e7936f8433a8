import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { readOrderQuote } from '#selling/orders/prices/read-order-quote.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { demoDatabase } from './demo-database.samples.ts'

const database = await demoDatabase()

type File = {
  readonly about: { readonly order: string; readonly beside?: Readonly<Record<string, string>> }
  readonly expected: { readonly costDetails: Readonly<Record<string, number>> }
}

test('the quote command prices every downloaded order of the demo again, to the same totals', async () => {
  const orders = await database.db.selectFrom('orders').select(['number', 'site', 'placed_costs']).execute()
  assert.ok(orders.length >= 20)
  for (const which of ['placed', 'now'] as const) {
    const texts = await Promise.all(
      orders.map(({ number, site }) =>
        database.read((work) => readOrderQuote(work, number, which), { site: site === 'ae' ? 'ae' : 'eg' }),
      ),
    )
    const answers = recompute(`[${texts.join(',')}]`)
    for (const [place, text] of texts.entries()) {
      const order = orders[place]
      const file: File = JSON.parse(text)
      const priced = answers[place]
      assert.deepEqual(priced, file.expected, `${order?.number} ${which}`)
      const details = priced?.costDetails ?? {}
      if (which === 'placed') {
        const agreed = Object.fromEntries(Object.entries(details).map(([line, minor]) => [line, String(minor)]))
        assert.deepEqual(agreed, order?.placed_costs, order?.number)
        continue
      }
      const page = await database.read((work) => readOrder(work, order?.number ?? ''), {
        site: order?.site === 'ae' ? 'ae' : 'eg',
      })
      const { paymentFees, givenByUs, dueAfterPurchase, total } = file.about.beside ?? {}
      const minor = (text = '0') => Math.round(Number(text) * 100)
      const base = (details.totalCost ?? 0) - (details.fees ?? 0)
      assert.equal(base + minor(paymentFees) - minor(givenByUs) + minor(dueAfterPurchase), minor(total), order?.number)
      assert.equal(total, minorToDecimal(page.money.total + page.money.dues), order?.number)
    }
  }
})

function recompute(input: string): readonly File['expected'][] {
  const command = join(rootDirectory, 'src/pricing/quote/quote-command.ts')
  return JSON.parse(execFileSync(process.execPath, [command], { input, encoding: 'utf8', maxBuffer: 1e8 }))
}
