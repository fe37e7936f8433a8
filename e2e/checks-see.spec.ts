// Plants faults on a page: the checks must report nothing before, and each fault after.
import { expect, type Page } from '@playwright/test'
import { noSidewaysScroll } from './check-layout.ts'
import { shop } from './customer.ts'
import { inPage, type Look } from './in-page.ts'
import { type Language, languages } from './languages.ts'
import { barriers } from './screen-visit.ts'
import { test } from './test.ts'

const lookOf = (lang: Language, theme: Look['theme']): Look => ({ lang, width: 360, theme, rooms: '', isPublic: false })

async function lookAt(page: Page, { lang, theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 780 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto(`${shop()}/${lang}/faq`)
}

/** A style of the page's own, which its content policy would block. */
const plant = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

for (const lang of languages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`words too faint to read are reported, ${lang} ${theme}`, async ({ page }) => {
      const look = lookOf(lang, theme)
      await lookAt(page, look)
      expect(await barriers(page, look, false)).toEqual([])
      const faint = theme === 'light' ? '#a9b5b0' : '#4d605b'
      await plant(page, `main p, main summary, main h2 { color: ${faint} !important }`)
      const told = await barriers(page, look, false)
      const shown = await page
        .locator('main p, main summary, main h2')
        .evaluateAll(
          (all) =>
            all.filter(
              (one) =>
                one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent),
            ).length,
        )
      expect(shown).toBeGreaterThan(8)
      expect(told.filter((fault) => fault.includes('color-contrast'))).toHaveLength(shown)
    })
  }
}

test('words whose colours were not judged are reported', async ({ page }) => {
  const look = lookOf('ar', 'light')
  await lookAt(page, look)
  // Over a picture axe does not know the background of the words.
  await plant(page, 'main { background: linear-gradient(#fff, #fff) }')
  expect((await barriers(page, look, false)).join('\n')).toContain('colours not judged')
})

test('a page that scrolls sideways is reported', async ({ page }) => {
  const look = lookOf('ar', 'light')
  await lookAt(page, look)
  expect(await inPage(page, { U3: noSidewaysScroll }, look)).toEqual([])
  await plant(page, 'main h1 { min-width: 420px }')
  expect((await inPage(page, { U3: noSidewaysScroll }, look)).join()).toMatch(/^U3: 4\d\d px in 360 \(at 360\): .*h1/)
})
