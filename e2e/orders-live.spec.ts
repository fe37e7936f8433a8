// Questions to a customer, answered on a phone in Arabic and on a desktop in English, while pages and queues update
// live.
import { expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, payDifference, say, shop } from './customer.ts'
import { longer } from './languages.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
const lamp = demoLink('/products/brass-reading-lamp')
const unique = Date.now().toString(36)
/** News come within a second or two; a busy machine has longer. */
const soon = { timeout: 20_000 }
// A stream is opened a moment after the page has loaded.
const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/events') && answer.status() === 200)

async function placed(page: Page, lang: 'ar' | 'en'): Promise<string> {
  await page.waitForURL(/\/payment\//)
  await page.goto(`${shop()}/${lang}/account/orders`)
  const path = await page.locator('main a[href*="/account/orders/1"]').first().getAttribute('href')
  return path?.split('/').at(-1) ?? ''
}

async function claim(staff: Page, number: string): Promise<void> {
  await staff.goto(`${shop()}/en/ops/review/${number}`)
  await staff.locator('button[name=do][value=claim]').click()
  await expect(staff.locator('button[name=do][value=finish]')).toBeVisible()
}

/** Finishes the review; if the total changed, the new one is shown first. */
async function finish(staff: Page, field?: string, value?: string): Promise<void> {
  for (const approve of await staff.locator('input[type=radio][value=approve]').all())
    await approve.check({ force: true })
  if (field && value) {
    const seen = await staff.locator('input[name=seen]').inputValue()
    await staff.locator(`input[name$=${field}]`).first().fill(value)
    await staff.locator('button[name=do][value=check]').click()
    await expect(staff.locator('input[name=seen]')).not.toHaveValue(seen)
  }
  await staff.locator('button[name=do][value=finish]').click()
  // The next order may be the reviewer's own, with its own button.
  await expect(staff).toHaveURL(/done=finished/)
}

test('على الهاتف: يكمل العميل المقاس والبطاقة، ويدفع الفرق، ويقرر في سلعة توقف شراؤها؛ والصفحات تتبع', async ({
  browser,
}) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await joinAs(page, 'ar', `live-${unique}@example.test`)
  await depositByCard(page, 'ar', '60000')
  await addByLink(page, 'ar', lamp)

  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'reviewer')
  const heard = listening(staff)
  await staff.goto(`${shop()}/en/ops/review?whose=free`)
  await heard
  const inMenu = staff.locator('nav a[href$="/ops/review"]').first()
  // Another test's reviewer may bring the count back to what it was: that it moved is remembered.
  await inMenu.evaluate((link) =>
    new MutationObserver(() => link.setAttribute('data-moved', '')).observe(link, {
      subtree: true,
      childList: true,
      characterData: true,
    }),
  )
  await checkOut(page, 'ar', 'wallet')
  const number = await placed(page, 'ar')
  // The queue and its count in the menu update by themselves.
  await expect(staff.locator('main')).toContainText(number, soon)
  await expect(inMenu).toHaveAttribute('data-moved', '', soon)

  const order = `${shop()}/ar/account/orders/${number}`
  const mine = listening(page)
  await page.goto(order)
  await mine
  await claim(staff, number)
  await expect(page.locator('#edit-locked')).toHaveText(say('ar', 'refusal_edit_locked_review', 'orders'), soon)
  await staff.locator('input[type=radio][value=askInfo]').first().check({ force: true })
  await staff.locator('input[name$="ask.size"]').first().check({ force: true })
  await staff.locator('input[name$="ask.nationalId"]').first().check({ force: true })
  await staff.locator('button[name=do][value=finish]').click()

  const card = page.locator('form:has(button[value=complete])')
  await expect(card).toBeVisible(soon)
  const tab = await context.newPage()
  const other = listening(tab)
  await tab.goto(order)
  await other
  await card.locator('button[value=complete]').click()
  await expect(card.locator('input[name=nationalId]')).toHaveAttribute('aria-invalid', 'true')
  const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  const shot = await page.screenshot()
  const send = async (id: string) => {
    await card.locator('input[name=size]').fill('M')
    await card.locator('input[name=nationalId]').fill(id)
    await card.locator('input[name=front]').setInputFiles(picture('front.png', shot))
    await card.locator('input[name=back]').setInputFiles(picture('back.png', shot))
    await card.locator('button[value=complete]').click()
  }
  await send('123')
  await expect(card.locator('input[name=nationalId]')).toHaveAttribute('aria-invalid', 'true')
  await expect(card.locator('input[name=size]')).toHaveValue('M')
  await send('29001011234567')
  await expect(page.locator('main')).toContainText(say('ar', 'account_done_complete'))
  // The other tab shows what this one did.
  await expect(tab.locator('form:has(button[value=complete])')).toHaveCount(0, soon)
  await tab.close()

  await claim(staff, number)
  await finish(staff, 'domesticShipping', '12.00')
  await expect(page.locator('main')).toContainText(say('ar', 'account_changed_title'), soon)
  await payDifference(page, 'ar', number, 'wallet')

  const buyer = await (await browser.newContext(desk)).newPage()
  await enterConsole(buyer, 'en', 'buyer')
  await buyer.goto(`${shop()}/en/ops/purchase?q=${number}`)
  await buyer.locator('a[href*="hold="]').first().click()
  await buyer.locator('input[name=reason][value=NEW_PRICE]').check({ force: true })
  await buyer.locator('input[name=newPrice]').fill('75.00')
  await buyer.locator('button[name=do][value=hold]').click()
  await page.goto(order)
  const decision = page.locator('form:has(button[value=decide])')
  await expect(decision).toBeVisible(soon)
  // Each choice shows its result before it is made.
  await expect(decision).toContainText(say('ar', 'account_hold_goes_back'))
  await decision.locator('button[value=decide]').click()
  await expect(decision.locator('[role=alert], [id$=-error]').first()).toBeVisible()
  await decision.locator('input[value=PROCEED_OTHER_ITEMS]').check({ force: true })
  await decision.locator('button[value=decide]').click()
  await expect(page.locator('main')).toContainText(say('ar', 'account_done_decide'))
  await expect(page.locator('main')).toContainText(say('ar', 'orders_state_cancelled'))
  await expect(page.locator('main')).toContainText(say('ar', 'account_amount_refunded'))
})

test('on a desktop: messages both ways, the box, a lowered total accepted in one tab and refused from an outdated one', {
  tag: longer,
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await joinAs(page, 'en', `messages-${unique}@example.test`)
  await depositByCard(page, 'en', '60000')
  await addByLink(page, 'en', lamp)
  await checkOut(page, 'en', 'wallet')
  const number = await placed(page, 'en')
  const order = `${shop()}/en/account/orders/${number}`
  const mine = listening(page)
  await page.goto(order)
  await mine

  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'reviewer')
  const heard = listening(staff)
  await staff.goto(`${shop()}/en/ops/tickets`)
  await heard
  await page.locator('#comments > summary').click()
  await page.locator('textarea[name=message]').fill('Is the cable long enough?')
  await page.locator('button[value=write]').click()
  await expect(page.locator('#comments ol')).toContainText('Is the cable long enough?')
  await expect(page.locator('textarea[name=message]')).toHaveValue('')
  await expect(staff.locator('main')).toContainText('Is the cable long enough?', soon)
  await staff.goto(`${shop()}/en/ops/orders/${number}`)
  await staff.locator('textarea[name=message]').fill('Two metres.')
  // Typed text stays while the page updates.
  await page.locator('#receiving > summary').click()
  await page.locator('button[value=box]').click()
  await expect(page.locator('main')).toContainText(say('en', 'account_box_removed'))
  await expect(staff.locator('main')).toContainText(say('en', 'console_order_box_removed'), soon)
  await expect(staff.locator('textarea[name=message]')).toHaveValue('Two metres.')
  await staff.locator('button[value=write]').click()
  await expect(page.locator('#comments ol')).toContainText('Two metres.', soon)

  await claim(staff, number)
  await finish(staff, 'price', '20.00')
  await expect(page.locator('button[value=accept]')).toBeVisible(soon)
  // A tab without JavaScript still shows the old state: its click is refused with the present one.
  const bare = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const stale = await bare.newPage()
  await stale.goto(order)
  await page.locator('button[value=accept]').click()
  await expect(page.locator('main')).toContainText(say('en', 'account_done_accept'))
  await stale.locator('button[value=accept]').click()
  await expect(stale.locator('main [role=alert]').first()).toBeVisible()
  await expect(stale.locator('button[value=accept]')).toHaveCount(0)
})
