// U19, U20, U21: a form with errors shows a summary on top, links to each field, shows the error there, and keeps what
// was typed.
import { expect, type Page } from '@playwright/test'
import { demoLink, openDetails, shop, walkToPay } from './customer.ts'
import { type Language, languages } from './languages.ts'
import { inTurn, type Viewer } from './screen-list.ts'
import { barriers } from './screen-visit.ts'
import { fillCart, meetVisitors, type Opened, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

type FormCase = {
  readonly path: string
  readonly who: Viewer
  /** Valid input that must be shown again; all other fields are emptied. */
  readonly kept?: Readonly<Record<string, string>>
  /** Which form of the page, if it has several. */
  readonly form?: string
  /** The button that sends it, if it is outside its form or one of several. */
  readonly button?: string
  readonly from?: RegExp
  /** Two staff actions in one row show errors in the row, because a summary would be far from it. */
  readonly isRow?: true
}

const cases: readonly FormCase[] = [
  { path: '/auth/signin', who: 'guest', kept: { email: 'nour@example.test' } },
  { path: '/auth/signup', who: 'guest', kept: { firstName: 'Nour', email: 'nour@example' } },
  { path: '/auth/forgot-password', who: 'guest' },
  { path: '/auth/reset-password?token=none', who: 'guest' },
  { path: '/ops/signin', who: 'guest', kept: { email: 'nour@example' } },
  { path: '/account/profile', who: 'customer', kept: { lastName: 'Adel' } },
  { path: '/account/password', who: 'customer' },
  { path: '/account/addresses/new', who: 'customer', kept: { city: 'Nasr City' } },
  { path: '/account/financial/wallet/deposit', who: 'customer' },
  { path: '/checkout', who: 'guest', kept: { email: 'nour@example' } },
  {
    path: '/checkout?step=receive',
    who: 'newcomer',
    kept: { street: 'Makram Ebeid' },
    button: 'main button[form]:visible',
  },
  { path: '/checkout?step=pay', who: 'customer', button: 'main button[form]:visible' },
  {
    path: `/cart/add?link=${encodeURIComponent(demoLink('/products/brass-reading-lamp'))}`,
    who: 'guest',
    button: 'main button[form=item][value=keep]:visible',
  },
  { path: '/account/orders', who: 'customer', from: /\/account\/orders\/\d+$/, form: 'cancel' },
]

let visitors: Visitors
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

for (const lang of languages) {
  for (const one of inTurn(cases)) {
    test(`${lang} ${one.path.replace(/\?link=http.*/, '?link=…')}${one.form ? ` ${one.form}` : ''} sent empty`, async ({
      browser,
    }) => {
      const opened = await visitors.stay(browser, one.who)
      const { page } = opened
      await reach(opened, one, lang)
      await empty(page, one)
      await send(page, one)
      const summary = page.locator('main [role=alert][tabindex="-1"]').first()
      await expect(summary).toBeFocused()
      const seen = await whatItSays(page)
      expect(seen.title, 'the tab begins with the problem').toBe(true)
      expect(seen.links, 'as many links as wrong fields').toBe(seen.wrong.length)
      expect(seen.faults).toEqual([])
      for (const [name, value] of Object.entries(one.kept ?? {}))
        await expect(page.locator(`main [name=${name}]`).first()).toHaveValue(value)
      await followLinks(page)
      expect((await barriers(page, lookOf(lang), true)).join('\n')).toBe('')
    })
  }
}

const lookOf = (lang: Language) => ({ lang, width: 360, theme: 'light', rooms: '', isPublic: false }) as const

async function reach({ page }: Opened, { path, from, form }: FormCase, lang: Language): Promise<void> {
  if (path.startsWith('/checkout')) await fillCart(page, lang)
  await page.goto(`${shop()}/${lang}${path}`)
  if (path.includes('/cart/add')) {
    await page.locator('form#item').waitFor({ timeout: 45_000 })
    await openDetails(page)
  }
  if (path.includes('step=receive')) await page.locator('input[name=arrival][value^=delivery]').check({ force: true })
  if (path.includes('step=pay')) await walkToPay(page, 'creditCard')
  if (!from) return
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname))
  const thing = hrefs.find((href) => from.test(href))
  await page.goto(`${shop()}${thing}${form === 'cancel' ? '/cancel' : ''}`)
}

/** Clears every visible field, then types what the case keeps. */
async function empty(page: Page, { kept = {} }: FormCase): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const field of await page.locator('main :is(input, textarea, select):visible').all()) {
    const [tag, type] = await field.evaluate((one) => [one.localName, (one as HTMLInputElement).type] as const)
    if (/checkbox/.test(type)) await field.setChecked(false, { force: true })
    else if (tag === 'select') await field.selectOption({ index: 0 }).catch(() => undefined)
    else if (!/radio|file|submit|hidden/.test(type) && (await field.isEditable())) await field.fill('')
  }
  for (const [name, value] of Object.entries(kept)) await page.locator(`main [name=${name}]`).first().fill(value)
}

async function send(page: Page, { button }: FormCase): Promise<void> {
  await page
    .locator(button ?? 'main form[method=post]:not([action*=theme]) button[type=submit]:visible')
    .last()
    .click()
}

/** The summary, the fields it names, and each field's own sentence. */
function whatItSays(page: Page) {
  return page.evaluate(() => {
    const box = document.activeElement
    const faults: string[] = []
    const heading = (box?.querySelector('h2, p')?.textContent ?? '').trim()
    const links = [...(box?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    const isWrong = (one: Element) =>
      one.getAttribute('aria-invalid') === 'true' || (one.matches('fieldset') && one.hasAttribute('aria-describedby'))
    const wrong = [...document.querySelectorAll('main :is(input, textarea, select, fieldset)')].filter(isWrong)
    const groups = new Set(wrong.map((one) => one.closest('fieldset[aria-describedby]') ?? one))
    for (const field of groups) {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
      const said = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      const link = links.find((one) => {
        const target = document.getElementById(one.hash.slice(1))
        return target === field || (target && field.contains(target))
      })
      const name = field.getAttribute('name') ?? field.id
      if (!link) faults.push(`no link leads to ${name}`)
      const words = (link?.textContent ?? '').split(': ').at(-1)?.trim() ?? ''
      if (link && !said.includes(words)) faults.push(`${name} says "${said}", its link "${words}"`)
    }
    if (links.length === 0 && !heading) faults.push('the summary is empty')
    return {
      title: heading !== '' && document.title.length > 0 && titleBegins(),
      links: links.length,
      wrong: [...groups].map((one) => one.id),
      faults,
    }
    function titleBegins() {
      return !document.title.startsWith(document.querySelector('h1')?.textContent?.trim() ?? '\0')
    }
  })
}

async function followLinks(page: Page): Promise<void> {
  const links = page.locator('main [role=alert][tabindex="-1"] a[href^="#"]')
  for (let at = 0; at < (await links.count()); at++) {
    const hash = (await links.nth(at).getAttribute('href'))!.slice(1)
    await links.nth(at).click()
    await expect(page.locator(`[id="${hash}"]`)).toBeFocused()
  }
}

test('an error that only the server knows is shown at its field', async ({ browser }) => {
  for (const lang of languages) {
    const { page, close } = await visitors.open(browser, 'guest')
    await page.goto(`${shop()}/${lang}/auth/signup`)
    for (const [name, value] of Object.entries({
      firstName: 'Nour',
      lastName: 'Adel',
      email: 'salma@marsa.localhost',
      phone: '+201012345678',
      password: 'quiet water under the pier',
    }))
      await page.locator(`main input[name=${name}]`).fill(value)
    await page.locator('input[name=terms]').check({ force: true })
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('main [role=alert]').first()).toBeFocused()
    await expect(
      page.locator('main input[name=email], main input[name=phone]').and(page.locator('[aria-invalid=true]')),
    ).not.toHaveCount(0)
    await expect(page.locator('input[name=firstName]')).toHaveValue('Nour')
    await close()
    const customer = await visitors.open(browser, 'customer')
    await customer.page.goto(`${shop()}/${lang}/account/password`)
    const fields = await customer.page.locator('main input[type=password]').all()
    await fields[0]!.fill('not my old password')
    for (const field of fields.slice(1)) await field.fill('quiet water under the pier')
    await customer.page.locator('main form button[type=submit]').click()
    await expect(fields[0]!).toHaveAttribute('aria-invalid', 'true')
    await customer.close()
  }
})

test('a code with Arabic digits is accepted, pasted or typed', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'guest')
  await page.goto(`${shop()}/ar/ops/signin`)
  await page.locator('main input[name=email]').fill('buyer@marsa.localhost')
  await page.locator('input[name=password]').fill('harbour lights at dusk')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/ops/signin/code**')
  for (const code of ['٠٠٠ ٠٠٠', '۰۰۰۰۰۰']) {
    await page.locator('input[name=code]').focus()
    await page.locator('input[name=code]').fill('')
    await page.evaluate((text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, code)
    if ((await page.locator('input[name=code]').inputValue()) === '') await page.keyboard.insertText(code)
    await page.locator('main form button[type=submit]').click()
    // Read as six zeros and refused as a wrong code, not as something else.
    await expect(page.locator('main')).toContainText('الرمز غير صحيح')
  }
  await close()
})
