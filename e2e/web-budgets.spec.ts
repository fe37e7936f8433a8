// What each screen costs a reader who was never here, U25. Bytes and shifts are held to their budgets; times, which only
// `npm run test:screens` takes, on a slow line and a slow processor, are told: they are the machine's as much as ours.
import { expect, type Page } from '@playwright/test'
import { demoLink, shop } from './customer.ts'
import { isEveryStop, languages } from './languages.ts'
import { fillCart, meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'
import { addStaff, enter } from './visitors.ts'
import { budgets, type Cost, firstByte, type Kind, newReader, seenBy, sizesOf } from './web-budgets.ts'

type Press = (page: Page) => Promise<void>
type Screen = {
  readonly name: string
  readonly path: string
  readonly kind?: Kind
  readonly ready?: string
  readonly press: readonly Press[]
}

const tap =
  (selector: string): Press =>
  (page) =>
    page.locator(selector).first().click()
const menu = tap('header summary:visible')
const lamp = () => `/cart/add?link=${encodeURIComponent(demoLink('/products/brass-reading-lamp'))}`
const pasteLink: Press = async (page) => {
  await page.locator('main input[name=q]').first().fill(demoLink('/products/brass-reading-lamp'))
  await page.locator('main form button[type=submit]').first().click()
}
const screens = (order: string): readonly Screen[] => [
  // The open menu covers the box for a link.
  { name: 'home', path: '', kind: 'home', press: [menu, menu, pasteLink] },
  { name: 'product, read from its link', path: lamp(), ready: 'form#item', press: [tap('main .chip >> nth=1'), menu] },
  { name: 'sign in', path: '/auth/signin', press: [tap('input[name=password]'), menu] },
  { name: 'packages', path: '/packages', press: [menu] },
  {
    name: 'cart',
    path: '/cart',
    press: [tap('main summary:visible'), tap('main button[name=quantity]:visible >> nth=1')],
  },
  {
    name: 'checkout: receiving',
    path: '/checkout?step=receive',
    press: [tap('main input:visible, main label:visible')],
  },
  { name: 'checkout: payment', path: '/checkout?step=pay', press: [tap('main label:visible')] },
  { name: 'order', path: `/account/orders/${order}`, press: [tap('main summary:visible')] },
  { name: 'staff: review queue', path: '/ops/review', kind: 'staff', press: [tap('main input:visible')] },
]

let visitors: Visitors
let order = ''
const cookies = { customer: '', staff: '' }

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ browser }) => {
  visitors = await meetVisitors()
  const { db } = visitors
  const { rows } = await db.query<{ id: string; number: string }>(
    `select c.id, max(o.number) as number from customers c join orders o on o.customer_id = c.id
      where c.email = 'salma@marsa.localhost' group by c.id`,
  )
  order = rows[0]!.number
  cookies.customer = await enter(db, { customer: rows[0]!.id })
  cookies.staff = await enter(db, { staff: await addStaff(db, 'admin'), factors: 2 })
  const { page, close } = await visitors.open(browser, 'customer')
  await fillCart(page, 'en')
  await close()
})
test.afterAll(() => visitors.end())

for (const lang of languages) {
  test(`${lang} web budgets`, async ({ browser }) => {
    for (const screen of screens(order)) {
      const { kind = 'customer', name, path, ready, press } = screen
      const cookie = kind === 'staff' ? cookies.staff : /^\/(cart$|checkout|account)/.test(path) ? cookies.customer : ''
      const url = `${shop()}/${lang}${path}`
      const { page, close } = await newReader(browser, shop(), cookie, isEveryStop)
      await page.goto(url, { waitUntil: 'networkidle' })
      if (ready) await page.locator(ready).waitFor({ timeout: 45_000 })
      await page.waitForLoadState('networkidle')
      const { lcp, cls } = await seenBy(page)
      const sizes = await sizesOf(page)
      expect.soft(cls, `${name}: shift`).toBeLessThanOrEqual(budgets.cls)
      expect.soft(sizes.js, `${name}: KB of JavaScript`).toBeLessThanOrEqual(budgets.js[kind])
      expect.soft(sizes.fonts, `${name}: KB of fonts`).toBeLessThanOrEqual(budgets.fonts)
      if (isEveryStop) {
        const ttfb = await firstByte(url, cookie)
        const inp = await slowestAnswer(page, press)
        const cost: Cost = { screen: name, lang, lcp, cls, inp, ttfb, ...sizes }
        test.info().annotations.push({ type: 'web budget', description: JSON.stringify(cost) })
      }
      await close()
    }
  })
}

async function slowestAnswer(page: Page, press: readonly Press[]): Promise<number> {
  for (const one of press) {
    await one(page)
    await page.waitForTimeout(300)
  }
  return (await seenBy(page)).inp
}
