// The life of a staff account: invited by mail, a password and a second factor of their own, works, is suspended, is out.
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { shop } from './customer.ts'
import { demoCode, enterConsole } from './staff.ts'
import { test } from './test.ts'

const email = `karim-${Date.now()}@example.test`

/** The last code may have been used already: the next one is taken half a minute early. */
async function reasonAndProof(page: Page, why: string): Promise<void> {
  const reason = page.locator('textarea[name=why]').last()
  if (await reason.count()) await reason.fill(why)
  const proof = page.locator('input[name=proof]').last()
  if (await proof.count()) await proof.fill(demoCode(1))
}

test('invited by mail, they choose a password and an authenticator, work, and are out with the next click once suspended', async ({
  browser,
}) => {
  const office = await browser.newContext()
  const admin = await office.newPage()
  await enterConsole(admin, 'en', 'admin')
  await admin.goto(`${shop()}/en/ops/people/new`)
  await admin.locator('button[type=submit]').last().click()
  await expect(admin.locator('#field-roles-error')).toContainText('at least one role')
  await admin.locator('input[name=name]').fill('Karim Adel')
  await admin.locator('main input[name=email]').fill(email)
  await admin.locator('input[name="roles.support"]').check({ force: true })
  await reasonAndProof(admin, 'Starts on Sunday')
  await admin.locator('main form button[type=submit]').last().click()
  await admin.waitForURL('**/ops/people?done=invited')
  await expect(admin.getByRole('link', { name: email })).toBeVisible()

  const link = await mailedLink(admin)
  const home = await browser.newContext()
  const member = await home.newPage()
  await member.goto(link)
  await expect(member.locator('main')).toContainText(email)
  await member.locator('input[name=password]').fill('harbour')
  await member.locator('main form button[type=submit]').click()
  await expect(member.locator('#field-password-error')).toContainText('12')
  await member.locator('input[name=password]').fill('seven lanterns above the quay')
  await member.locator('main form button[type=submit]').click()
  await member.waitForURL('**/ops/signin/code')
  const key = member.locator('main bdi', { hasText: /^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ })
  const secret = (await key.textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  await member.locator('input[name=code]').fill(code)
  await member.locator('main form button[type=submit]').click()
  await expect(member.locator('main')).toContainText('not shown again')
  await expect(member.locator('main li')).toHaveCount(10)
  await member.goto(`${shop()}/ar/ops/tickets`)
  await expect(member.locator('h1')).toBeVisible()
  expect((await member.goto(`${shop()}/ar/ops/people`))?.status()).toBe(403)
  const again = await home.request.get(link)
  expect(again.status()).toBe(410)

  await admin.getByRole('link', { name: email }).click()
  await admin.getByRole('link', { name: 'Suspend' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await reasonAndProof(admin, 'Left the company')
  await dialog.locator('button[value=suspend]').click()
  await admin.waitForURL((url) => url.searchParams.get('done') === 'suspended')
  await member.goto(`${shop()}/ar/ops/tickets`)
  await member.waitForURL('**/ops/signin**')
  await home.close()
  await office.close()
})

/** The link of the invitation, from the mails of this machine. */
async function mailedLink(page: Page): Promise<string> {
  const outbox = await page.context().newPage()
  const mail = outbox.locator('tr', { hasText: email }).getByRole('link')
  await expect(async () => {
    await outbox.goto(`${shop()}/dev/outbox`)
    await mail.first().click({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await outbox.waitForURL('**/dev/outbox/*')
  const link = outbox.locator('a[href*="/en/ops/signin/password?token="]').first()
  const href = await link.getAttribute('href')
  await outbox.close()
  return href ?? ''
}
