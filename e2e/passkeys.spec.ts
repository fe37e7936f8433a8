// Passkeys in Chromium's own virtual authenticator; the second step; passwords that can be looked at.
import { randomUUID } from 'node:crypto'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { codeAt } from '../src/people/proofs/one-time-code.ts'
import { demoPassword, joinAs, say, shop } from './customer.ts'
import { type Language, languages } from './languages.ts'
import { test } from './test.ts'
import { addAccount } from './visitors.ts'

const newcomer = () => `passkeys-${randomUUID()}@example.test`

/** A device with its own lock, as a phone has one; the person agrees to whatever it asks. */
async function addAuthenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

async function signOut(page: Page, lang: Language): Promise<void> {
  await page.goto(`${shop()}/${lang}/auth/signout`)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/auth/signin**')
}

for (const lang of languages) {
  test(`a passkey is made, opens the account after signing out, confirms, and is removed (${lang})`, async ({
    browser,
  }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await joinAs(page, lang, newcomer())
    const { cdp, id } = await addAuthenticator(page)
    await page.goto(`${shop()}/${lang}/account/security`)
    await page.getByRole('link', { name: say(lang, 'people_passkey_add_title') }).click()
    await page.waitForURL('**/account/security/passkey')
    await page.locator('input[name=name]').fill('My phone')
    await page.getByRole('button', { name: say(lang, 'people_passkey_add_action') }).click()
    await page.waitForURL('**/account/security?done=passkeyAdded')
    await expect(page.locator('main')).toContainText('My phone')
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toHaveLength(1)

    // The sign-in page offers the passkey by itself: the person does not touch the device before the button is pressed.
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: false })
    await signOut(page, lang)
    await page.getByRole('button', { name: say(lang, 'people_signin_by_passkey') }).click()
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled: true })
    await page.waitForURL((url) => url.pathname === `/${lang}/account`)

    // Chosen with the address field, and the button is pressed while it is sent: one sign-in, not two.
    const sent: string[] = []
    await page.route('**/auth/signin.data', async (route) => {
      if (route.request().method() === 'POST') {
        sent.push(route.request().postData() ?? '')
        await page.getByRole('button', { name: say(lang, 'people_signin_by_passkey') }).dispatchEvent('click')
        await new Promise((wake) => setTimeout(wake, 1500))
      }
      await route.continue()
    })
    await signOut(page, lang)
    await page.waitForURL((url) => url.pathname === `/${lang}/account`)
    await page.unroute('**/auth/signin.data')
    expect(sent).toHaveLength(1)

    await page.goto(`${shop()}/${lang}/account/confirm?backUrl=/${lang}/account/profile`)
    await page.getByRole('button', { name: say(lang, 'people_proof_by_passkey') }).click()
    await page.waitForURL('**/account/profile')

    await page.goto(`${shop()}/${lang}/account/security`)
    await page.getByRole('button', { name: say(lang, 'people_passkey_remove'), exact: true }).click()
    await page.waitForURL('**/account/security?done=passkeyRemoved')
    await expect(page.locator('main')).not.toContainText('My phone')
    await context.close()
  })
}

test('who turns the device’s question away is told so, and signs in by password', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = newcomer()
  await addAccount({ email, site: 'eg', language: 'en' })
  await addAuthenticator(page)
  await page.goto(`${shop()}/en/auth/signin`)
  await page.getByRole('button', { name: say('en', 'people_signin_by_passkey') }).click()
  await expect(page.getByRole('alert').filter({ hasText: say('en', 'people_passkey_none') })).toBeVisible({
    timeout: 90_000,
  })
  await page.locator('main input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/en/account')
  await context.close()
})

test('a password is shown and hidden by keyboard, says its state, and is hidden again when it is sent', async ({
  page,
}) => {
  for (const lang of languages) {
    await page.goto(`${shop()}/${lang}/auth/signin`)
    const field = page.locator('input[name=password]')
    await field.fill('not the password')
    const button = page.getByRole('button', { name: say(lang, 'platform_password_show') })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await field.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('not the password')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(say(lang, 'platform_password_shown'))).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('type', 'password')
    await button.click()
    await page.locator('main input[name=email]').fill('nobody@marsa.localhost')
    await page.locator('main form button[type=submit]').click()
    await expect(field).toHaveAttribute('type', 'password')
  }
})

test('without a script the password is a plain field, and no button for passkeys is seen', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop()}/ar/auth/signin`)
  await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: say('ar', 'platform_password_show') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('ar', 'people_signin_by_passkey') })).toBeHidden()
  await context.close()
})

test('the second step, with and without a script: set up, asked for at sign-in, a recovery code, turned off', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const email = newcomer()
    await joinAs(page, 'ar', email)
    await page.goto(`${shop()}/ar/account/security`)
    await page.getByRole('button', { name: say('ar', 'people_factor_turn_on') }).click()
    await page.waitForURL('**/account/security/second-factor')
    const secret = ((await page.locator('main bdi').first().textContent()) ?? '').replace(/\s/g, '')
    await page.locator('input[name=code]').fill(codeAt(secret, new Date()))
    await page.locator('main form button[type=submit]').click()
    const codes = page.locator('main ul[dir=ltr] li')
    await expect(codes).toHaveCount(10)
    // They are told once: they stay when the page's data is read again.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().textContent()
    await page.goto(`${shop()}/ar/auth/signout`)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/auth/signin**')
    await page.locator('main input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(demoPassword)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/auth/second-factor**')
    expect((await context.request.get(`${shop()}/api/users/profile`)).status()).toBe(401)
    await page.locator('input[name=code]').fill('000 000')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('main')).toContainText(say('ar', 'refusal_wrong_sign_in_code', 'people'))
    await page.locator('input[name=code]').fill(recovery ?? '')
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/ar/account')
    await page.goto(`${shop()}/ar/account/security`)
    await page.getByRole('button', { name: say('ar', 'people_factor_turn_off') }).click()
    await page.waitForURL('**/account/security?done=factorOff')
    await context.close()
  }
})
