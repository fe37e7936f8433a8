// What happened stands in the account, in Arabic on a phone: heard live, read, chosen, and shown by the browser.
import { expect, type Page } from '@playwright/test'
import { addByLink, checkOut, demoLink, depositByCard, joinAs, say, shop, shopPort } from './customer.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ar-EG' }
const unique = Date.now().toString(36)
/** Messages are written within a second or two; a busy machine has longer. */
const soon = { timeout: 30_000 }
const center = () => `${shop()}/ar/account/notifications`

/** The vendor of the browser is outside: its push service is the simulated one, and everything else is the browser's own. */
async function pushBySimulator(page: Page): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${shopPort() + 7}/_control/browsers`, { method: 'POST' })
  const made = (await answer.json()) as { id: string; endpoint: string; keys: { p256dh: string; auth: string } }
  await page.addInitScript(({ endpoint, keys }) => {
    let current: object | null = null
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = subscription
        return subscription
      },
    })
    // The browser of the tests shows none, whatever is granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'granted'
  }, made)
  return made.id
}

async function pushedTo(id: string): Promise<readonly string[]> {
  const answer = await fetch(`http://127.0.0.1:${shopPort() + 7}/_control/messages`)
  const { messages } = (await answer.json()) as { messages: readonly { browser: string; text: string }[] }
  return messages.filter(({ browser }) => browser === id).map(({ text }) => text)
}

test('على الهاتف: إشعار يصل من نفسه وفي المتصفح، ويُقرأ، ويُختار ما يصل وساعات الهدوء', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: shop() })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  const id = await pushBySimulator(page)
  await joinAs(page, 'ar', `notify-${unique}@example.test`)
  await page.goto(center())
  await expect(page.getByText(say('ar', 'notices_center_empty'), { exact: true })).toBeVisible()

  await page.goto(`${center()}/settings`)
  await page.getByRole('button', { name: say('ar', 'notices_push_on') }).click()
  await expect(page.getByText(say('ar', 'notices_push_here'))).toBeVisible(soon)

  await test.step('what cannot be switched off has no box, the rest is chosen', async () => {
    await expect(page.locator('input[name="money.mail"]')).toHaveCount(0)
    await page.locator('input[name="goods.mail"]').uncheck()
    await page.locator('button[name=do][value=choose]').click()
    await expect(page.getByText(say('ar', 'notices_done_saved'))).toBeVisible()
    await expect(page.locator('input[name="goods.mail"]')).not.toBeChecked()
  })

  await test.step('quiet hours that end when they begin are refused beside the field', async () => {
    await page.locator('input[name=from]').fill('22:00')
    await page.locator('input[name=until]').fill('22:00')
    await page.locator('button[name=do][value=quiet]').click()
    await expect(page.getByText(say('ar', 'notices_quiet_same')).first()).toBeVisible()
    await expect(page.locator('input[name=from]')).toHaveValue('22:00')
  })

  const other = await context.newPage()
  await depositByCard(other, 'ar', '60000')
  await addByLink(other, 'ar', demoLink('/products/brass-reading-lamp'))
  await page.goto(center())
  await checkOut(other, 'ar', 'wallet')
  await other.waitForURL(/\/payment\//)
  await expect(other.getByText(say('ar', 'notices_push_offer'))).toHaveCount(0)
  await other.close()
  const row = page.locator('main section li').first()
  await expect(row).toBeVisible(soon)
  await expect(row.getByText(say('ar', 'notices_center_unread'))).toBeAttached()
  await expect.poll(() => pushedTo(id), soon).not.toEqual([])
  expect((await pushedTo(id)).join()).not.toMatch(/60[,.]?000|Lamp/)

  await page.locator('button[name=do][value=read]').click()
  await expect(page.getByText(say('ar', 'notices_center_unread'))).toHaveCount(0)
  await context.close()
})
