import { sameWords } from '#catalog/reader/clues/script-state.ts'
import type { Page } from '#catalog/reader/page.ts'
import { saysNoProduct } from '#catalog/reader/page-kind.ts'
import type { Clue, Source } from '#catalog/reader/product-facts.ts'
import { isShopName, windowName, withoutShop } from '#catalog/reader/shop-name.ts'
import { best, type Candidate, reasonsOf } from './candidate.ts'

type Named = { readonly text: string; readonly source: Source; readonly from: keyof typeof BELIEVED }

/** How far each place is believed to name the product. */
const BELIEVED = { layout: 200, 'json-ld': 60, microdata: 56, heading: 52, social: 34, state: 30, window: 22 } as const

/** The product's name: the candidate that the most, and the most trusted, places of the page agree on. */
export function chooseTitle(page: Page, clues: readonly Clue[]): string | null {
  return best(titleCandidates(page, clues))?.value ?? null
}

function titleCandidates(page: Page, clues: readonly Clue[]): Candidate<string>[] {
  const named = namesOf(page, clues)
  const brand = clues.map((clue) => clue.brand).find(Boolean) ?? null
  const stated = named.filter(({ from }) => from === 'json-ld' || from === 'microdata')
  const social = named.find(({ from }) => from === 'social')
  return named.map((one) => {
    const own = sameWords(one.text)
    const isHeading = one.from === 'heading'
    const others = named.filter((other) => other !== one)
    const agreeing = others.filter((other) => sameWords(other.text) === own && other.from !== 'window').length
    const first = stated[0]
    return {
      value: one.text,
      source: one.source,
      reasons: reasonsOf(
        [true, one.from, BELIEVED[one.from]],
        [agreeing > 0, 'other places say the same', Math.min(3, agreeing) * 10],
        [
          isHeading && !isAboutThis(one.text, [...others.map(({ text }) => text), page.windowTitle]),
          'a banner: no other name shares its words',
          -50,
        ],
        [isHeading && first !== undefined && isWithin(own, sameWords(first.text)), 'the data only adds words', 25],
        [isHeading && first !== undefined && isSetApart(one.text, first.text), 'the data adds a choice, set apart', 20],
        [
          isHeading && first !== undefined && addsBrand(own, sameWords(first.text), brand),
          'the data leaves out the brand',
          40,
        ],
        [
          !isHeading &&
            one.from === 'social' &&
            first === undefined &&
            named.some(
              (other) =>
                other.from === 'heading' && isWithin(own, sameWords(other.text)) && !leads(sameWords(other.text), own),
            ),
          'the heading only adds words',
          20,
        ],
        [
          isBare(own, brand) &&
            others.some((other) => isWithin(own, sameWords(other.text)) && !leads(sameWords(other.text), own)),
          'the brand alone',
          -45,
        ],
        [isShopName(page, one.text), "the shop's name alone", -60],
        [saysNoProduct(one.text), 'the words of an error page or a gate', -45],
        [one === social && own.split(' ').length < 2 && others.length > 1, 'one word', -10],
      ),
    }
  })
}

function namesOf(page: Page, clues: readonly Clue[]): Named[] {
  const ofSource = (source: Source) => clues.filter((clue) => clue.source === source && clue.title)
  const named: (Named | null)[] = [
    ...ofSource('layout').map(({ title }) => ({ text: title ?? '', source: 'layout', from: 'layout' }) as const),
    ...(['json-ld', 'microdata'] as const).flatMap((source) =>
      ofSource(source).map(({ title }) => ({ text: withoutShop(page, title ?? ''), source, from: source })),
    ),
    page.heading ? { text: page.heading, source: 'visible', from: 'heading' } : null,
    page.ogTitle ? { text: withoutShop(page, page.ogTitle), source: 'meta', from: 'social' } : null,
    ...ofSource('state')
      .slice(0, 1)
      .map(({ title }) => ({ text: title ?? '', source: 'state', from: 'state' }) as const),
    { text: windowName(page) ?? '', source: 'visible', from: 'window' },
  ]
  return named.filter((one): one is Named => one !== null && sameWords(one.text) !== '')
}

/** Whether the shorter words stand within the longer ones, and are fewer. */
const isWithin = (shorter: string, longer: string) => shorter !== longer && ` ${longer} `.includes(` ${shorter} `)

/** Whether a longer name is the shorter one and, after a dash or bar, a few words more: most often the chosen colour. */
function isSetApart(shorter: string, longer: string): boolean {
  const added = longer.startsWith(shorter)
    ? longer.slice(shorter.length).match(/^ ?(?: [-–|]|,) (.+)$/)?.[1]
    : undefined
  return added !== undefined && sameWords(added).split(' ').length <= 5
}

const addsBrand = (heading: string, stated: string, brand: string | null) =>
  brand !== null && heading === `${sameWords(brand)} ${stated}` && !stated.startsWith(sameWords(brand))

/** Whether a longer name only has one or two words before the shorter one: most often the brand. */
const leads = (longer: string, shorter: string) =>
  longer.endsWith(` ${shorter}`) && longer.slice(0, -shorter.length).trim().split(' ').length < 3

const isBare = (name: string, brand: string | null) => brand !== null && name === sameWords(brand)

/** A heading that shares no words with the page's other names belongs to a banner. */
function isAboutThis(heading: string, names: readonly string[]): boolean {
  const words = new Set(sameWords(heading).split(' '))
  const said = names.filter((name) => name !== '')
  if (said.length === 0) return true
  return said.some((name) => {
    const theirs = sameWords(name).split(' ')
    const shared = theirs.filter((word) => words.has(word)).length
    return shared >= Math.min(words.size, theirs.length) * 0.5
  })
}
