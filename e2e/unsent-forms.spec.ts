// U23: a form that got no answer, or an error, stays in place with everything typed, and says so at its button.
import { expect, type Page, type Route } from '@playwright/test'
import { addByLink, demoLink, say, shop } from './customer.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

let visitors: Visitors
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

type Way = {
  readonly who: 'guest' | 'customer'
  readonly path: string
  readonly typed: Readonly<Record<string, string>>
  readonly fail: (route: Route) => Promise<void>
}
const cut = (route: Route) => route.abort('failed')
const fault = (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
const ways: readonly Way[] = [
  { who: 'guest', path: '/auth/signin', typed: { email: 'a@example.test', password: 'quiet water' }, fail: cut },
  { who: 'guest', path: '/auth/signup', typed: { firstName: 'نور', email: 'b@example.test' }, fail: fault },
  { who: 'customer', path: '/account/addresses/new', typed: { street: 'شارع البحر', building: '7' }, fail: fault },
  { who: 'customer', path: '/account/financial/wallet/withdraw', typed: { amount: '12.5' }, fail: cut },
  { who: 'customer', path: '/account/profile', typed: { firstName: 'سلمى الأولى' }, fail: cut },
]

/** Every post fails, and so does every read after it. */
async function breakPosts(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
  let isBroken = false
  await page.route(/\.data(\?|$)/, (route) => {
    isBroken ||= route.request().method() === 'POST'
    return isBroken ? fail(route) : route.continue()
  })
}

for (const [lang, { who, path, typed, fail }] of ways.map((way, at) => [at % 2 ? 'en' : 'ar', way] as const)) {
  test(`${lang}: ${path} that could not be sent keeps what was typed`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, who)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${shop()}/${lang}${path}`)
    await page.waitForLoadState('networkidle')
    for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).first().fill(value)
    await breakPosts(page, fail)
    await page.locator('main form[method=post] button[type=submit]:visible').last().click()
    await expect(page.getByText(say(lang, 'storefront_unsent'))).toBeVisible()
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`main [name=${name}]`).first(), name).toHaveValue(value)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  })
}

test('the cart and the new address of checkout stay as they are without a connection, and continue with it', async ({
  browser,
}) => {
  const { page, close } = await visitors.open(browser, 'newcomer')
  await page.setViewportSize({ width: 1280, height: 900 })
  await addByLink(page, 'ar', demoLink('/products/brass-reading-lamp'))
  await page.waitForLoadState('networkidle')
  const removals = page.locator('main input[value=remove]')
  await expect(removals).not.toHaveCount(0)
  const rows = await removals.count()
  const breakAll = () => breakPosts(page, cut)
  await breakAll()
  await page.locator('main form:has(input[value=remove]) button').first().click()
  await expect(page.getByText(say('ar', 'storefront_unsent'))).toBeVisible()
  expect(await removals.count()).toBe(rows)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`${shop()}/ar/checkout?step=receive`)
  await page.waitForLoadState('networkidle')
  await page.locator('input[name=arrival][value^=delivery]').check({ force: true })
  const another = page.locator('input[name=address][value=new]')
  if ((await another.count()) > 0) await another.check({ force: true })
  await page.locator('main [name=street]').fill('شارع البحر')
  await breakAll()
  await page.locator('main button[type=submit]:visible').last().click()
  await expect(page.getByText(say('ar', 'storefront_unsent'))).toBeVisible()
  await expect(page.locator('main [name=street]')).toHaveValue('شارع البحر')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.locator('main button[type=submit]:visible').last().click()
  await expect(page.getByText(say('ar', 'storefront_unsent'))).toHaveCount(0)
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  await expect(page.locator('main [name=street]')).toHaveValue('شارع البحر')
  await close()
})
