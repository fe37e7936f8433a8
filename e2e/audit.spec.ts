// The audit log: an act of a minute ago stands in it as a sentence in both languages, is found by its filters, leads to the thing, and is
// taken away as a file, which is an act itself.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { say, shop } from './customer.ts'
import { enterConsole } from './staff.ts'
import { test } from './test.ts'

const log = '/ops/settings/audit'
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('an act is a sentence that is found, leads to its thing, and is exported with the list', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  const page = await context.newPage()
  await enterConsole(page, 'en', 'admin')
  await page.goto(`${shop()}/en${log}?act=order.`)
  const review = page.locator('tbody tr').filter({ hasText: 'finished the review of order' }).first()
  await expect(review).toContainText(/finished the review of order \D?\d+\D? of [\d,]+\.\d\d\sEGP/)
  await expect(review).toContainText('Due:')

  // The filters stand in the address; a preset of days and the kind of act narrow together.
  await page.getByRole('link', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/act=order\.&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await review.getByRole('link', { name: 'Review finished' }).click()
  await expect(page).toHaveURL(/act=order\.finishReview/)
  await expect(page.locator('tbody')).not.toContainText('took on')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: say('en', 'audit_export') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-eg-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv.startsWith('\ufeffTime,Who,What happened')).toBe(true)
  expect(csv).toContain('order.finishReview')
  expect(csv).not.toContain('order.claim')

  // Taking it away is written down, with the filters; the thing is one press away.
  await page.goto(`${shop()}/en${log}?act=audit.`)
  await expect(page.locator('tbody tr').first()).toContainText('exported the audit log')
  await expect(page.locator('tbody tr').first()).toContainText('order.finishReview')
  await page.goto(`${shop()}/en${log}?act=order.finishReview`)
  const order = review.getByRole('link', { name: /^order / })
  const number = (await order.textContent())?.match(/\d+/)?.[0] ?? ''
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/en/ops/orders/${number}$`))

  // Found by the number of the thing; pages go to older acts and back.
  await page.goto(`${shop()}/en${log}?q=${number}`)
  await expect(page.locator('tbody tr').filter({ hasNotText: number })).toHaveCount(0)
  await page.goto(`${shop()}/en${log}`)
  const first = await page.locator('tbody tr').first().textContent()
  await page.getByRole('link', { name: say('en', 'audit_older') }).click()
  await expect(page).toHaveURL(/before=\d+/)
  await page.getByRole('link', { name: say('en', 'audit_newer') }).click()
  await expect(page.locator('tbody tr').first()).toHaveText(first ?? '')

  // Arabic, on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop()}/ar${log}?act=order.finishReview`)
  await expect(page.locator('main')).toContainText('إنهاء مراجعة')
  await expect(page.locator('main')).toContainText(/بمبلغ/)
  expect(await fits(page)).toBe(true)
  await page.goto(`${shop()}/ar${log}?from=2099-01-01`)
  await expect(page.locator('tbody tr')).toHaveCount(0)
})
