// The price tables: drafted in a grid, compared on real orders, published by another person, for a later day.
import { expect, type Page } from '@playwright/test'
import { say, shop } from './customer.ts'
import { enterConsole, saidDone } from './staff.ts'
import { test } from './test.ts'

const desk = { viewport: { width: 1280, height: 800 } }

test('one drafts in Arabic with a file, sees the effect on orders, and another publishes it in English', async ({
  browser,
}) => {
  const first = await (await browser.newContext(desk)).newPage()
  await enterConsole(first, 'ar', 'finance')
  await first.goto(`${shop()}/ar/ops/pricing/tables/routes?site=eg`)
  await first.getByRole('button', { name: say('ar', 'tariffs_change_section') }).click()
  await first.waitForURL('**/pricing/drafts/*/routes')
  const grid = first.url()
  const number = grid.split('/').at(-2) ?? ''

  // An error is shown in its cell, and all typed values stay.
  const price = priceOf(first, 'أمريكا')
  await price.fill('٢٤٠')
  await first.locator('[name="clearance:0"]').fill('much')
  await first.locator('button[value=save]').click()
  await expect(first.locator('[id="field-clearance:0-error"]')).toContainText(say('ar', 'tariffs_fault_amount'))
  await expect(priceOf(first, 'أمريكا')).toHaveValue('٢٤٠')
  await first.locator('[name="clearance:0"]').fill('150')
  await first.locator('button[value=save]').click()
  await saidDone(first, 'saved')
  await expect(priceOf(first, 'أمريكا')).toHaveValue('240.00')

  // The same table from a file: first with a mistake, then right.
  const file = await first.request.get(`${shop()}/ar/ops/pricing/tables/routes/file?draft=${number}`)
  const csv = await file.text()
  await sendFile(first, csv.replace('240.00', 'dear'))
  await expect(first.locator('#field-file-error')).toContainText('per_step')
  await sendFile(first, csv.replace('240.00', '250.00'))
  await saidDone(first, 'imported')
  await expect(priceOf(first, 'أمريكا')).toHaveValue('250.00')

  await first.goto(`${shop()}/ar/ops/pricing/drafts/${number}`)
  await first.locator('[name=why]').fill('عقد شحن جديد لهذا الاختبار')
  await first.locator('[name=when]').fill('2099-01-01T00:00')
  await first.getByRole('button', { name: say('ar', 'tariffs_save_terms') }).click()
  await saidDone(first, 'terms')
  // The address changes a moment before the page, whose revision is sent.
  await expect(first.locator('main')).toContainText(say('ar', 'tariffs_done_terms'))
  await expect(first.locator('main')).toContainText(say('ar', 'tariffs_effect_rises'))
  await first.locator('button[value=send]').click()
  await saidDone(first, 'sent')
  await expect(first.locator('button[value=publish]')).toHaveCount(0)

  const second = await (await browser.newContext(desk)).newPage()
  await enterConsole(second, 'en', 'finance2')
  await second.goto(`${shop()}/en/ops/pricing?site=eg`)
  await second.locator(`a[href$="/pricing/drafts/${number}"]`).click()
  await second.waitForURL(`**/pricing/drafts/${number}`)
  await expect(second.locator('main del', { hasText: '200.00' })).toBeVisible()
  await expect(second.locator('main ins', { hasText: '250.00' })).toBeVisible()
  await expect(second.locator('main')).toContainText(say('en', 'tariffs_effect_rises'))
  await second.locator('button[value=publish]').click()
  await saidDone(second, 'published')
  await second.goto(`${shop()}/en/ops/pricing?site=eg`)
  const version = second.locator('section[aria-labelledby=versions] tr', { hasText: '1 Jan 2099' }).first()
  await expect(version).toContainText(say('en', 'tariffs_scheduled'))

  // The grid is read only now.
  await first.goto(grid)
  await expect(first.locator('button[value=save]')).toHaveCount(0)
})

test('people who may not work on prices do not see them', async ({ browser }) => {
  const page = await (await browser.newContext(desk)).newPage()
  await enterConsole(page, 'ar', 'buyer')
  for (const path of ['', '/tables/routes', '/tables/routes/file', '/compare', '/drafts/1', '/drafts/1/routes'])
    expect((await page.request.get(`${shop()}/ar/ops/pricing${path}`)).status(), path).toBe(403)
})

function priceOf(page: Page, country: string) {
  return page.locator('tr', { hasText: country }).locator('input[name^="perStep:"]')
}

async function sendFile(page: Page, csv: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'routes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.locator('button[value=import]').click()
}
