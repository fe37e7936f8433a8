// One load of a screen, then each stop (width, colour scheme) in place, with all its checks.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { barriersFound, coloursJudged } from './check-barriers.ts'
import { fieldsSayWhatTheyAre } from './check-fields.ts'
import { edgesInForcedColours, focusIsSeen, nothingMoves } from './check-focus.ts'
import { languageAndDirection, languageSwitch, oneDigitSystem, oneLanguage, twinsInTheHead } from './check-language.ts'
import {
  noCutText,
  noSidewaysScroll,
  noTextOnText,
  picturesAndFonts,
  tablesAreCards,
  targetsLargeEnough,
} from './check-layout.ts'
import { growTexts, shrinkTexts } from './check-longer-texts.ts'
import { arabicAmounts, leftToRightRuns, mirroredIcons, structure } from './check-reading.ts'
import { type Check, inPage, type Look } from './in-page.ts'
import { isEveryStop, type Language } from './languages.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The prefixes of message keys: such a text on a screen is a missing message. */
export const rooms = globSync('**/words.ar.json', { cwd: join(import.meta.dirname, '..', 'src') })
  .map((file) => basename(dirname(file)))
  .join('|')

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
  'U9 amounts': arabicAmounts,
  'U10 one digit system': oneDigitSystem,
  'U17 structure': structure,
  'U18 targets': targetsLargeEnough,
  'U27 pictures and fonts': picturesAndFonts,
  'U29 tables are cards on a phone': tablesAreCards,
}
const longer: Readonly<Record<string, Check>> = {
  'U6 longer texts': growTexts,
  'U6 +40 % U3 no sideways scroll': noSidewaysScroll,
  'U6 +40 % U4 no cut text': noCutText,
  'U6 +40 % U4 no text on text': noTextOnText,
  'U6 as they were': shrinkTexts,
}

const barriersAll: Readonly<Record<string, Check>> = {
  'U2 axe': barriersFound,
  'U2 every colour is judged': coloursJudged,
}

export type Wishes = {
  readonly lang: Language
  readonly isPublic: boolean
}
type Stop = Pick<Look, 'width' | 'theme' | 'axe'> & {
  readonly height: number
  readonly checks: Readonly<Record<string, Check>>
  readonly isForced?: true
}

const phone = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

/** The stop of `npm test`: customers' pages on an Arabic phone, those of staff on an English desktop, where axe costs half the time. */
const oneStop = (lang: Language): readonly Stop[] => [
  {
    ...(lang === 'ar' ? phone : desktop),
    theme: 'light',
    ...(lang === 'ar' && { axe: 'whole' }),
    checks: { ...once, ...eachWidth, ...(lang === 'ar' && { 'U2 axe': barriersFound }) },
  },
]

/**
 * All stops, each with one change from the one before. Colours move nothing, so layout is checked in one scheme and
 * colours in both. Axe and the focus are checked at the smallest and largest width; in dark colours, which are the same
 * in both languages, at one of them per language.
 */
const everyStop = (lang: Language): readonly Stop[] => {
  const all = { ...eachWidth, ...barriersAll, 'U15 focus is seen': focusIsSeen, ...longer }
  const coloured = { ...barriersAll, 'U15 focus is seen': focusIsSeen }
  return [
    { ...phone, theme: 'light', axe: 'whole', checks: { ...once, ...all } },
    { ...(lang === 'ar' ? phone : desktop), theme: 'dark', axe: 'colours', checks: coloured },
    { ...desktop, theme: 'light', axe: 'whole', checks: { 'U28 nothing moves': nothingMoves, ...all } },
    { ...desktop, theme: 'light', isForced: true, checks: { 'U28 edges in forced colours': edgesInForcedColours } },
    { width: 768, height: 900, theme: 'light', checks: { ...eachWidth, ...longer } },
    { width: 320, height: 640, theme: 'light', checks: { 'U3 no sideways scroll': noSidewaysScroll } },
  ]
}

/** Everything that is wrong with the present page, at each stop, one fault per line. */
export async function faultsOfScreen(page: Page, { lang, isPublic }: Wishes): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const toMake = isEveryStop ? everyStop(lang) : oneStop(lang)
  if (toMake.some(({ axe }) => axe)) await bringAxe(page)
  // The focus outline is for keyboard users: the browser assumes one until a mouse is pressed.
  await page.keyboard.press('Tab')
  const touch = await page.context().newCDPSession(page)
  for (const { width, height, theme, axe, isForced, checks } of toMake) {
    // Narrow screens are touch screens: targets grow to a finger's size there.
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    await page.setViewportSize({ width, height })
    const forcedColors = isForced ? 'active' : 'none'
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', forcedColors })
    const look: Look = { lang, width, theme, rooms, isPublic, ...(axe && { axe }) }
    const found = await inPage(page, checks, look)
    faults.push(...found.map((fault) => `${lang} ${width} ${theme}${isForced ? ' forced colours' : ''} · ${fault}`))
  }
  await touch.detach()
  return faults
}

/** U2: the findings of axe on the present page. */
export async function barriers(page: Page, look: Look, isWhole: boolean): Promise<string[]> {
  await bringAxe(page)
  const found = await inPage(page, barriersAll, { ...look, axe: isWhole ? 'whole' : 'colours' })
  return found.map((fault) => `${look.lang} ${look.width} ${look.theme} · ${fault}`)
}

const bringAxe = (page: Page): Promise<unknown> => page.evaluate(`'axe' in window || (() => { ${axeSource} })()`)
