// The finance desk in Dubai with the people of the demo: actions that move money need two people, on screen, in both
// languages.
import { type Browser, expect, type Page } from '@playwright/test'
import { say, shop } from './customer.ts'
import type { Language } from './languages.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const dubai = () => shop('ae')
const desk = { viewport: { width: 1280, height: 800 }, locale: 'ar-EG' }
const wide = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }

async function enter(browser: Browser, options: object, lang: Language, who: string): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await enterConsole(page, lang, who, dubai())
  return page
}

const go = (page: Page, lang: Language, path: string) => page.goto(`${dubai()}/${lang}/ops/finance${path}`)
const press = (page: Page, act: string) => page.locator(`main button[name=do][value=${act}]`).click()
/** The desk's message about what was done. */
const done = async (page: Page, what: string) => {
  await page.waitForURL(`**done=${what}**`)
  await expect(page.locator('main [role=status]').first()).toBeVisible()
}

test('withdrawals, a refund without an answer, a payout that differs and a limit: each by two people', async ({
  browser,
}) => {
  const amira = await enter(browser, desk, 'ar', 'finance')
  const yasser = await enter(browser, wide, 'en', 'finance2')

  await test.step('a withdrawal above the limit is approved by a second person, put into a batch, and settled by a third', async () => {
    await go(yasser, 'en', '/withdrawals?state=review')
    await yasser.locator('main tr', { hasText: '10,000.00' }).getByRole('link').first().click()
    await yasser.waitForURL('**/withdrawals/WD-*')
    await press(yasser, 'approve')
    await done(yasser, 'approved')

    await go(amira, 'ar', '/withdrawals?state=approved&method=bankTransfer')
    const chosen = amira.locator('main input[name=withdrawal]')
    const count = await chosen.count()
    expect(count).toBeGreaterThan(1)
    for (let at = 0; at < count; at++) await chosen.nth(at).check({ force: true })
    await amira.getByRole('button', { name: say('ar', 'finance_make_batch') }).click()
    await done(amira, 'batched')
    // Neither of its approvers is offered to mark it as paid.
    for (const page of [amira, yasser]) {
      await go(page, page === amira ? 'ar' : 'en', '/withdrawals/batches')
      await expect(page.locator('main input[name=batchId]')).toHaveCount(0)
    }
    const third = await enter(browser, wide, 'en', 'admin')
    await go(third, 'en', '/withdrawals/batches')
    const batch = third.locator('main article', { has: third.locator('input[name=batchId]') }).first()
    await expect(batch).toContainText('10,300.00')
    const [file] = await Promise.all([third.waitForEvent('download'), batch.getByRole('link').first().click()])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await batch.locator('button[type=submit]').click()
    await expect(batch.locator('[id^=reference-][id$=-error]')).toBeVisible()
    await batch.locator('input[name=reference]').fill('TRF-2026-0777')
    await batch.locator('button[type=submit]').click()
    await done(third, 'settled')
    await expect(third.locator('main article', { hasText: 'TRF-2026-0777' })).toContainText('10,300.00')
    await third.context().close()
  })

  await test.step('two people end a refund by hand that the provider never answered', async () => {
    await go(amira, 'ar', '/refunds?state=unanswered')
    await amira.locator('main tbody a[href*="open="]').first().click()
    await amira.locator('dialog textarea[name=note]').fill('ظهر مردودًا في لوحة شركة الدفع')
    await amira.locator('dialog button[value=end]').click()
    await expect(amira.locator('dialog [id$=reference-error]')).toBeVisible()
    await amira.locator('dialog input[name=reference]').fill('70088201')
    await amira.locator('dialog button[value=end]').click()
    await done(amira, 'endProposed')
    await go(yasser, 'en', '/refunds?state=secondPerson')
    const noted = yasser.locator('main tbody tr', { hasText: 'ظهر مردودًا' }).filter({ hasNotText: 'ياسر نبيل' })
    await noted.locator('a[href*="open="]').click()
    await expect(yasser.locator('dialog')).toContainText('70088201')
    await yasser.locator('dialog button[value=agree]').click()
    await done(yasser, 'ended')
  })

  await test.step('a payout with another sum than the report is booked with a reason, and the difference is a break', async () => {
    await go(yasser, 'en', '/reports')
    await yasser.locator('main a[href*="payout="]').first().click()
    for (const line of await yasser.locator('dialog input[name=lineId]:checked').all())
      await line.uncheck({ force: true })
    await yasser.locator('dialog').getByLabel('4,310.25').check({ force: true })
    await yasser.locator('dialog button[value=payout]').click()
    await yasser.locator('dialog textarea[name=breakReason]').fill('They kept a reserve; it comes with the next payout')
    await yasser.locator('dialog button[value=payout]').click()
    await done(yasser, 'payoutBreak')
  })

  await test.step('a limit is proposed by one person and is valid when another approves', async () => {
    await go(amira, 'ar', '/rules?change=receiptLimit')
    await amira.locator('dialog input[name=amount]').fill('٧٠٠')
    await amira.locator('dialog button[value=propose]').click()
    await expect(amira.locator('dialog [id$=reason-error]')).toBeVisible()
    await amira.locator('dialog textarea[name=reason]').fill('المراجع يطلب حدًّا أقل')
    await amira.locator('dialog button[value=propose]').click()
    await done(amira, 'ruleProposed')
    await expect(amira.locator('main button[value=agree]')).toHaveCount(0)

    await go(yasser, 'en', '/rules')
    await expect(yasser.locator('main')).toContainText('المراجع يطلب حدًّا أقل')
    await press(yasser, 'agree')
    await done(yasser, 'ruleAgreed')
    await expect(yasser.locator('main')).toContainText('700.00')
  })
})

test('خزينة دبي: زميل يوافق على العجز، ثم تُفتح بزيادة وتُقفل بعجز، وكلٌّ بسببه', async ({ browser }) => {
  const lang = 'ar'
  const second = await enter(browser, desk, lang, 'admin')
  await go(second, lang, '/tills')
  await second.locator('main a[href*="/finance/tills/"]').first().click()
  await second.waitForURL('**/finance/tills/*')
  await press(second, 'agree')
  await done(second, 'closed')

  const clerk = await enter(browser, phone, lang, 'hub')
  await go(clerk, lang, '/tills')
  const form = clerk.locator('main form', { has: clerk.locator('input[name=counted]') }).first()
  await form.locator('input[name=counted]').fill('2,551')
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[id$=-error]').first()).toBeVisible()
  await form.locator('input[name=note]').fill('درهم زائد من أمس')
  await form.locator('button[type=submit]').click()
  await done(clerk, 'opened')
  const till = clerk.url().split('?')[0] ?? ''
  // People who count must not see what the books expect.
  await expect(clerk.locator('main')).not.toContainText(say(lang, 'finance_till_in_books'))

  await clerk.locator('main input[name=counted]').fill('2,549.50')
  await press(clerk, 'close')
  await expect(clerk.locator('main')).toContainText(say(lang, 'refusal_till_reason_needed', 'finance'))
  await clerk.locator('main input[name=note]').fill('باقٍ رُدّ مرتين')
  await press(clerk, 'close')
  await done(clerk, 'closed')
  const closed = clerk.locator('main tr, main li', { hasText: 'باقٍ رُدّ مرتين' }).first()
  await expect(closed).toContainText('1.50')
  expect((await clerk.goto(till))?.status()).toBe(404)
})
