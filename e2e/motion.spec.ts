// Motion where it explains: each is begun for who may see it, and for who asked for less none is, the end stands at once.
import { type Browser, expect, type Page } from '@playwright/test'
import {
  addByLink,
  chooseOptions,
  demoLink,
  demoPassword,
  joinAs,
  receiveAtOffice,
  say,
  shop,
  signIn,
} from './customer.ts'
import { type Language, languages, longer } from './languages.ts'
import { test } from './test.ts'

declare global {
  interface Window {
    moved: string[]
  }
}

const wishes = ['no-preference', 'reduce'] as const
type Wish = (typeof wishes)[number]
const throwPath = '/shop/lambswool-throw'
const isStill = (wish: Wish) => wish === 'reduce'

/** A page that notes every animation and transition it begins, by its name or its property. */
async function watch(browser: Browser, reducedMotion: Wish): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion })).newPage()
  await page.addInitScript(() => {
    window.moved = []
    addEventListener('animationstart', ({ animationName }) => window.moved.push(animationName), true)
    addEventListener('transitionrun', (one) => window.moved.push(one.propertyName), true)
  })
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

async function openProduct(browser: Browser, lang: Language, wish: Wish): Promise<Page> {
  const page = await watch(browser, wish)
  const link = demoLink(throwPath, 'thistle-and-rye.localhost')
  await page.goto(`${shop()}/${lang}/cart/add?${new URLSearchParams({ link })}`)
  await expect(page.locator('form#item')).toBeVisible({ timeout: 45_000 })
  return page
}

const moved = (page: Page) => page.evaluate(() => window.moved)
const forget = (page: Page) =>
  page.evaluate(() => {
    window.moved = []
  })

for (const wish of wishes) {
  test(`${wish}: a price settles as it is known and when it changes, its parts grow`, async ({ browser }) => {
    const page = await openProduct(browser, 'ar', wish)
    const price = page.locator('#landed-price strong')
    await expect(price).toHaveText(/\d/)
    const before = (await price.textContent()) ?? ''
    await page.evaluate(() => {
      window.moved = window.moved.filter((one) => one === 'grow')
    })
    await page.getByRole('button', { name: say('ar', 'cart_increase') }).click()
    await expect(price).not.toHaveText(before)
    if (isStill(wish)) {
      expect(await price.evaluate((one) => [getComputedStyle(one).opacity, one.getAnimations().length])).toEqual([
        '1',
        0,
      ])
      expect(await moved(page)).toEqual([])
    } else {
      await expect.poll(() => moved(page)).toContain('grow')
      await expect.poll(() => moved(page)).toContain('settle')
    }
    await page.context().close()
  })

  test(`${wish}: a fold opens from its line`, { tag: isStill(wish) ? longer : [] }, async ({ browser }) => {
    const page = await openProduct(browser, 'en', wish)
    const fold = page.locator('details.unfolds:visible').first()
    await fold.locator('> summary').click()
    await expect(fold).toHaveAttribute('open')
    if (isStill(wish)) {
      expect(await fold.evaluate((one) => getComputedStyle(one.lastElementChild ?? one).opacity)).toBe('1')
      expect(await moved(page)).toEqual([])
    } else {
      await expect.poll(() => moved(page)).toContain('unfold')
    }
    await page.context().close()
  })

  test(`${wish}: added goods fly into the bag, whose count pops`, async ({ browser }) => {
    const page = await openProduct(browser, 'ar', wish)
    await chooseOptions(page)
    await forget(page)
    await page.getByRole('button', { name: say('ar', 'cart_add'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/ar/cart')
    await expect(page.locator('header .bag > [data-count="1"]')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: say('ar', 'cart_added') })).toBeVisible()
    if (isStill(wish)) expect(await moved(page)).toEqual([])
    else {
      await expect.poll(() => moved(page)).toContain('fly')
      await expect.poll(() => moved(page)).toContain('pop')
    }
    await expect(page.locator('.flown')).toHaveCSS('opacity', '0')
    await page.context().close()
  })

  for (const lang of languages)
    test(`${wish}: the next step of the checkout comes from where reading goes on, ${lang}`, {
      tag: isStill(wish) ? longer : [],
    }, async ({ browser }) => {
      const page = await watch(browser, wish)
      await joinAs(page, lang, `motion-${wish}-${lang}-${Date.now().toString(36)}@example.test`)
      await addByLink(page, lang, demoLink(throwPath, 'thistle-and-rye.localhost'))
      await page.goto(`${shop()}/${lang}/checkout`)
      await receiveAtOffice(page)
      await forget(page)
      await page.locator('main button[form]:visible').first().click()
      await page.waitForURL('**step=pay**')
      await expect(page.locator('input[name=terms]')).toBeAttached()
      if (isStill(wish)) expect(await moved(page)).toEqual([])
      else {
        await expect.poll(() => moved(page)).toContain('step')
        const onward = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--onward'),
        )
        expect(onward).toBe(lang === 'ar' ? '-1' : '1')
      }
      await page.context().close()
    })

  test(`${wish}: the part of the way that an order has reached fills`, { tag: isStill(wish) ? longer : [] }, async ({
    browser,
  }) => {
    const page = await watch(browser, wish)
    await signIn(page, 'ar', 'salma@marsa.localhost', demoPassword)
    await page.goto(`${shop()}/ar/account/orders`)
    await page.locator('main a[href*="/account/orders/"]:visible').first().click()
    const filled = page.locator('main .animate-fill')
    await expect(filled).toBeVisible()
    if (isStill(wish)) expect(await filled.evaluate((one) => one.getAnimations().length)).toBe(0)
    else await expect.poll(() => moved(page)).toContain('fill')
    await page.context().close()
  })
}
