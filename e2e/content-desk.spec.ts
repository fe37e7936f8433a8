// The desk of what the shop says: questions and answers are changed in both languages, looked at, published, read by a customer, and
// restored. A legal text waits for a second person.
import { expect } from '@playwright/test'
import { shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

test('questions are changed in both languages, previewed, published, read and restored', async ({ browser }) => {
  const staff = await (await browser.newContext(desk)).newPage()
  await enterConsole(staff, 'en', 'admin')
  await staff.goto(`${shop()}/en/ops/content/faq`)
  for (const [language, words] of [
    ['ar', 'نعم، في العيد أيضًا'],
    ['en', 'Yes, at feasts as well'],
  ] as const) {
    const editor = staff.locator(`fieldset [lang=${language}] [role=textbox]`)
    await editor.locator('h2').first().waitFor()
    await editor.locator('p').first().click()
    await staff.keyboard.press('Home')
    await staff.keyboard.type(`${words}. `)
  }
  await staff.locator('[name=why]').fill('Customers ask about feasts')
  await staff.locator('button[value=save]').click()
  await saidDone(staff, 'saved')
  const preview = staff.frameLocator('iframe').first()
  await expect(preview.locator('main')).toContainText('نعم، في العيد أيضًا')

  const guest = await (await browser.newContext(phone)).newPage()
  await guest.goto(`${shop()}/ar/faq`)
  await expect(guest.locator('main')).not.toContainText('في العيد أيضًا')

  await staff.locator('button[value=publish]').click()
  await saidDone(staff, 'published')
  await guest.goto(`${shop()}/ar/faq`)
  await expect(guest.locator('main')).toContainText('نعم، في العيد أيضًا')
  await guest.goto(`${shop()}/en/faq`)
  await expect(guest.locator('main')).toContainText('Yes, at feasts as well')

  await staff.goto(`${shop()}/en/ops/content/faq/versions/1`)
  await expect(staff.locator('del').first()).toContainText('في العيد أيضًا')
  await staff.locator('[name=reason]').fill('Feasts are over')
  await staff.locator('button[value=restore]').click()
  await saidDone(staff, 'restored')
  await staff.locator('button[value=publish]').click()
  await saidDone(staff, 'published')
  await guest.goto(`${shop()}/ar/faq`)
  await expect(guest.locator('main')).not.toContainText('في العيد أيضًا')
})

test('without scripts the text is written as Markdown, and what is refused comes back as it was typed', async ({
  browser,
}) => {
  const entered = await browser.newContext(desk)
  await enterConsole(await entered.newPage(), 'en', 'admin')
  const state = await entered.storageState()
  const staff = await (await browser.newContext({ ...desk, javaScriptEnabled: false, storageState: state })).newPage()
  await staff.goto(`${shop()}/en/ops/content/about`)
  const hostile = '## Who\n\n<script>alert(1)</script>\n\nWe are **us**.'
  await staff.locator('textarea[name=bodyEn]').fill(hostile)
  await staff.locator('button[value=save]').click()
  await expect(staff.locator('#field-bodyEn-error')).toContainText('HTML')
  await expect(staff.locator('textarea[name=bodyEn]')).toHaveValue(hostile)
  await staff.locator('textarea[name=bodyEn]').fill('x'.repeat(200_000))
  await staff.locator('button[value=save]').click()
  await expect(staff.locator('#field-bodyEn-error')).toContainText('60,000')
  expect((await staff.locator('textarea[name=bodyEn]').inputValue()).length).toBe(200_000)
})

test('what is pasted from a word processor keeps its words and loses its styles', async ({ browser }) => {
  const context = await browser.newContext(desk)
  const staff = await context.newPage()
  await enterConsole(staff, 'en', 'admin')
  await staff.goto(`${shop()}/en/ops/content/about`)
  const editor = staff.locator('fieldset [lang=en] [role=textbox]')
  await editor.locator('h2').first().waitFor()
  await editor.click()
  await staff.keyboard.press('ControlOrMeta+A')
  await editor.evaluate((box) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h2 style="mso-list:l0">Our word</h2><p class="MsoNormal" style="color:red"><b>Bold</b> <span lang="EN-US">plain</span><script>alert(1)</script></p><img src="https://evil.example/x.png" onerror="alert(1)">',
    )
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  const kept = await staff.locator('textarea[name=bodyEn]').inputValue()
  expect(kept).toContain('## Our word')
  expect(kept).toContain('**Bold** plain')
  expect(kept).not.toMatch(/mso|style|script|onerror|MsoNormal|evil/i)
})
