// The blog: read on a phone in Arabic, its twin in English by the switch, a comment that nobody sees before staff approve it.
import { expect, type Page } from '@playwright/test'
import { shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

test('an article is found, read, and its twin reached by the switch; goods have their whole price', async ({
  browser,
}) => {
  const reader = await (await browser.newContext(phone)).newPage()
  await reader.goto(`${shop()}/ar/blog`)
  await reader.locator('main h2 a', { hasText: 'ممَّ يتكوّن السعر النهائي؟' }).press('Enter')
  await expect(reader.locator('main h1')).toContainText('ممَّ يتكوّن السعر النهائي؟')
  await expect(reader.locator('main h2', { hasText: 'الرحلة' })).toBeVisible()
  await expect(reader.locator('main article article').first()).toContainText('ج.م')
  const twin = await reader.locator('link[rel=alternate][hreflang=en]').getAttribute('href')
  await reader.goto(reader.url().replace('/ar/', '/en/'))
  await expect(reader).toHaveURL(twin!)
  await expect(reader.locator('main h1')).toContainText('What is a whole price made of?')
  await reader.goto(`${shop()}/en/blog?q=clearance`)
  await expect(reader.locator('main article')).not.toHaveCount(0)
  const feed = await reader.request.get(`${shop()}/ar/blog/feed.xml`)
  expect(await feed.text()).toContain(`<link>${shop()}/ar/blog/`)
})

test('a comment is seen by nobody before staff approve it, then by everybody', async ({ browser }) => {
  const said = `سؤال عن التخليص ${Date.now() % 1000}`
  const customer = await (await browser.newContext(phone)).newPage()
  await customer.goto(`${shop()}/ar/blog`)
  await customer.locator('main h2 a', { hasText: 'الجمارك: كم تدفع' }).press('Enter')
  await customer.locator('#comments a', { hasText: 'تسجيل الدخول' }).click()
  await signIn(customer)
  await customer.waitForURL('**/blog/**')
  const article = new URL(customer.url()).pathname
  // The session ends while somebody writes: nothing typed is lost.
  await customer.locator('#said').fill(said)
  await customer.context().clearCookies()
  await customer.locator('button[value=comment]').last().click()
  await customer.waitForURL('**/auth/signin**')
  await signIn(customer)
  await customer.waitForURL('**/blog/**')
  await expect(customer.locator('#said')).toHaveValue(said)
  await customer.locator('button[value=comment]').last().click()
  await saidDone(customer, 'commented')
  await expect(customer.locator('#comments article', { hasText: said })).toContainText('بانتظار المراجعة')
  await expect(customer.locator('#said')).toHaveValue('')

  const guest = await (await browser.newContext(phone)).newPage()
  await guest.goto(`${shop()}${article}`)
  await expect(guest.locator('#comments')).not.toContainText(said)

  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  await staff.goto(`${shop()}/en/ops/content/blog/comments`)
  await expect(staff.locator('main article', { hasText: said })).toContainText('hours left')
  await staff.locator('main article', { hasText: said }).locator('button[value=approve]').click()
  await saidDone(staff, 'commentApproved')
  await guest.reload()
  await expect(guest.locator('#comments article', { hasText: said })).toContainText('سلمى')
})

test('an article is begun, written and published from the desk', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  await staff.goto(`${shop()}/en/ops/content/blog`)
  await staff.locator('main summary').first().click()
  await staff.locator('[name=titleAr]').fill('مقال جديد للتجربة')
  await staff.locator('[name=titleEn]').fill('A new article to try')
  await staff.locator('button[value=begin]').click()
  await saidDone(staff, 'begun')
  await staff.locator('[name=leadAr]').fill('مقدمة')
  await staff.locator('[name=leadEn]').fill('A lead')
  for (const [language, words] of [
    ['ar', 'نص المقال'],
    ['en', 'The words of the article'],
  ] as const) {
    await staff.locator(`fieldset [lang=${language}] [role=textbox]`).click()
    await staff.keyboard.type(words)
  }
  await staff.locator('form [name=why]').first().fill('The first time')
  await staff.locator('button[value=publish]').click()
  await saidDone(staff, 'published')
  await staff.goto(`${shop()}/en/blog`)
  await staff.locator('main h2 a', { hasText: 'A new article to try' }).press('Enter')
  await expect(staff.locator('main')).toContainText('The words of the article')
})

async function signIn(page: Page): Promise<void> {
  await page.locator('main input[name=email]').fill('salma@marsa.localhost')
  await page.locator('main input[name=password]').fill('harbour lights at dusk')
  await page.locator('main form button[type=submit]').first().click()
}
