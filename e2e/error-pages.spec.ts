// Error pages and pages outside the shop's frame: they must pass every check of a screen too.
import { expect } from '@playwright/test'
import { languageAndDirection, oneLanguage } from './check-language.ts'
import { noSidewaysScroll } from './check-layout.ts'
import { shop, signIn } from './customer.ts'
import { inPage, type Look } from './in-page.ts'
import { languages } from './languages.ts'
import { barriers, faultsOfScreen } from './screen-visit.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

let visitors: Visitors
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

for (const lang of languages) {
  test(`${lang}: an error page says what happened, what to do, and its reference`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, 'newcomer')
    const answer = await page.goto(`${shop()}/${lang}/payment/${await brokenPayment()}`)
    expect(answer?.status()).toBe(500)
    await expect(page.locator('main')).toContainText(answer?.headers()['x-request-id'] ?? 'a reference')
    expect((await faultsOfScreen(page, { lang, isPublic: false })).join('\n')).toBe('')
    await close()
  })

  test(`${lang}: the page for a missing connection`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, 'guest')
    await page.goto(`${shop()}/${lang}/offline`)
    // It has no frame: nothing to skip, and no link to the other language.
    const own = (await faultsOfScreen(page, { lang, isPublic: false })).filter((fault) => !/U12|U17 .*skip/.test(fault))
    expect(own.join('\n')).toBe('')
    await close()
  })

  test(`${lang}: a form of a foreign page is refused with a message`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, 'guest')
    // The shop's answer, rendered as the browser would.
    const headers = { origin: 'https://evil.example', accept: 'text/html', 'accept-language': lang }
    const answer = await page.request.post(`${shop()}/${lang}/auth/signin`, { headers, form: { email: 'x' } })
    const body = await answer.text()
    await page.route('**/refused', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${shop()}/refused`)
    expect(answer.status()).toBe(403)
    const faults: string[] = []
    for (const theme of ['light', 'dark'] as const)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: theme })
        const look: Look = { lang, width, theme, rooms: 'platform|site', isPublic: false }
        faults.push(...(await barriers(page, look, true)))
        faults.push(...(await inPage(page, { U1: languageAndDirection, U3: noSidewaysScroll, U5: oneLanguage }, look)))
      }
    expect(faults.join('\n')).toBe('')
    await close()
  })

  test(`${lang}: an unknown action is refused with its name, and so is a form without one`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, 'newcomer')
    const said = lang === 'ar' ? /إجراء غير معروف: \u2068?explode/ : /Invalid explode action/
    for (const name of ['explode', '']) {
      await page.goto(`${shop()}/${lang}/account/preferences`)
      const save = page.locator('main form button[name=do]').first()
      await save.evaluate((button, value) => button.setAttribute('value', value), name)
      await save.click()
      await expect(page.locator('main h1')).toContainText(name === '' ? /لم يُذكر|did not say/ : said)
    }
    expect((await faultsOfScreen(page, { lang, isPublic: false })).join('\n')).toBe('')
    await close()
  })

  test(`${lang}: between the two factors of staff, and signing out`, async ({ browser }) => {
    const { page, close } = await visitors.open(browser, 'guest')
    await page.goto(`${shop()}/${lang}/ops/signin`)
    await page.locator('main input[name=email]').fill('warehouse@marsa.localhost')
    await page.locator('input[name=password]').fill('harbour lights at dusk')
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/ops/signin/code**')
    expect((await faultsOfScreen(page, { lang, isPublic: false })).join('\n')).toBe('')
    await page.context().clearCookies()
    await signIn(page, lang, 'omar@marsa.localhost', 'harbour lights at dusk', shop('ae'))
    await page.goto(`${shop('ae')}/${lang}/auth/signout`)
    expect((await faultsOfScreen(page, { lang, isPublic: false })).join('\n')).toBe('')
    await close()
  })
}

test('a missing page without a language uses the browser’s language, and links home', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'guest')
  const answer = await page.goto(`${shop()}/nothing/of/this/name`)
  expect(answer?.status()).toBe(404)
  expect((await faultsOfScreen(page, { lang: 'en', isPublic: false })).join('\n')).toBe('')
  await page.locator('main a[href="/en"]').first().click()
  await page.waitForURL(`${shop()}/en`)
  await close()
})

// A payment for a missing order, so that reading it fails.
async function brokenPayment(): Promise<string> {
  const { rows } = await visitors.db.query<{ id: string }>(
    `insert into payments (id, number, customer_id, site, method, amount_minor, fee_minor, wallet_part_minor, currency,
       status, initiator, subject_kind, subject_id, created_at, expires_at)
     values (gen_random_uuid(), 'T-' || floor(random() * 1e9), $1, 'eg', 'creditCard', 100, 0, 0, 'EGP',
       'failed', 'placeOrder', 'order', gen_random_uuid(), now(), now()) returning id`,
    [visitors.newcomerId()],
  )
  return rows[0]!.id
}
