// One load of a screen, then every width and both colour schemes in place, with all the checks of each.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { fieldsSayWhatTheyAre } from './check-fields.ts'
import { edgesInForcedColours, focusIsSeen, nothingMoves } from './check-focus.ts'
import { languageAndDirection, languageSwitch, oneDigitSystem, oneLanguage, twinsInTheHead } from './check-language.ts'
import {
  growTexts,
  noCutText,
  noSidewaysScroll,
  noTextOnText,
  picturesAndFonts,
  tablesAreCards,
  targetsLargeEnough,
} from './check-layout.ts'
import { leftToRightRuns, mirroredIcons, structure } from './check-reading.ts'
import { type Check, inPage, type Language, type Look } from './in-page.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a change of colours alone can break; the rest of axe sees the same page in both schemes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
export const widths = [360, 768, 1440] as const
const rooms = 'platform|money|notices|people|stores|reader|products|pricing|coupons|subscriptions|cart|wallet|payments|'
const moreRooms = 'orders|purchasing|warehouse|requests|checkout|account|support|blog|site|console'

const once: Readonly<Record<string, Check>> = {
  'U1 language and direction': languageAndDirection,
  'U12 language switch': languageSwitch,
  'U13 twins in the head': twinsInTheHead,
  'U21 fields say what they are': fieldsSayWhatTheyAre,
}
const eachWidth: Readonly<Record<string, Check>> = {
  'U3 no sideways scroll': noSidewaysScroll,
  'U4 no cut text': noCutText,
  'U4 no text on text': noTextOnText,
  'U5 one language': oneLanguage,
  'U8 mirrored icons': mirroredIcons,
  'U9 left-to-right runs': leftToRightRuns,
  'U10 one digit system': oneDigitSystem,
  'U17 structure': structure,
  'U18 targets': targetsLargeEnough,
  'U27 pictures and fonts': picturesAndFonts,
  'U29 tables are cards on a phone': tablesAreCards,
}
const focus = { 'U15 focus is seen': focusIsSeen }
const layout = {
  'U3 no sideways scroll': noSidewaysScroll,
  'U4 no cut text': noCutText,
  'U4 no text on text': noTextOnText,
}

export type Wishes = { readonly lang: Language; readonly isPublic: boolean }

/** Everything that is wrong with the page as it stands, at every width and in both colour schemes, a line a fault. */
export async function faultsOfScreen(page: Page, { lang, isPublic }: Wishes): Promise<string[]> {
  const faults: string[] = []
  const look = (width: number, theme: Look['theme']): Look => ({
    lang,
    width,
    theme,
    rooms: rooms + moreRooms,
    isPublic,
  })
  const run = async (checks: Readonly<Record<string, Check>>, at: Look, note = '') => {
    const found = await inPage(page, checks, at)
    faults.push(...found.map((fault) => `${at.lang} ${at.width} ${at.theme}${note} · ${fault}`))
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const touch = await page.context().newCDPSession(page)
  for (const width of widths) {
    // Narrow screens are touched: what is pressed grows to a finger's size there.
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    for (const theme of ['light', 'dark'] as const) {
      const now = look(width, theme)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', forcedColors: 'none' })
      await settle(page)
      if (width === 360 && theme === 'light') await run(once, now)
      // Colours move nothing: what is measured is measured in one scheme, what is coloured in both.
      await run(theme === 'light' ? eachWidth : {}, now)
      if (width !== 768) faults.push(...(await barriers(page, now, theme === 'light')))
      if (width !== 768) await keyboardFirst(page, () => run(focus, now))
    }
  }
  await run({ 'U28 nothing moves': nothingMoves }, look(1440, 'dark'))
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await settle(page)
  await run({ 'U28 edges in forced colours': edgesInForcedColours }, look(1440, 'light'), ' forced colours')
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  await run({ 'U3 no sideways scroll': noSidewaysScroll }, look(320, 'light'))
  await run({ 'U6 longer texts': growTexts }, look(320, 'light'))
  for (const width of [...widths].reverse()) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await run(layout, look(width, 'light'), ' U6 +40 %')
  }
  return faults
}

// The next two frames: the new width, or colours, are laid out and painted.
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

// A line around the focus is for who came by keyboard: the browser has to believe that.
async function keyboardFirst(page: Page, act: () => Promise<void>): Promise<void> {
  await page.keyboard.press('Tab')
  await act()
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
}

/** U2: what axe finds. What lies under a bar for a moment can be scrolled free: it is no small target. */
export async function barriers(page: Page, { lang, width, theme }: Look, isWhole: boolean): Promise<string[]> {
  const free = await page.addStyleTag({ content: '.sticky, .fixed:not(dialog) { position: static !important }' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const only = isWhole ? { type: 'tag', values: rules } : { type: 'rule', values: rulesOfColour }
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] })`,
  )
  await free.evaluate((style) => (style as HTMLElement).remove())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n')[1]?.trim().slice(0, 160) ?? ''
      return `${lang} ${width} ${theme} · U2 axe ${id} at ${target.join(' ')}: ${html.slice(0, 120)} ${why}`
    }),
  )
}
