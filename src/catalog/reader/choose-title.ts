import { sameWords } from './clues/script-state.ts'
import type { Page } from './page.ts'
import type { Clue } from './product-facts.ts'
import { windowName, withoutShop } from './shop-name.ts'

/**
 * The product's name: the text that data and heading share; otherwise the shorter one if one contains the other,
 * otherwise the more trusted one.
 */
export function chooseTitle(page: Page, clues: readonly Clue[]): string | null {
  const layout = clues.find((clue) => clue.source === 'layout' && clue.title)
  if (layout) return layout.title
  const stated = clues
    .filter((clue) => clue.source === 'json-ld' || clue.source === 'microdata')
    .flatMap((clue) => (clue.title ? [withoutShop(page, clue.title)] : []))
  const state = clues.find((clue) => clue.source === 'state')?.title ?? null
  const social = page.ogTitle ? withoutShop(page, page.ogTitle) : null
  const heading = page.heading && isAboutThis(page.heading, [...stated, social, page.windowTitle]) ? page.heading : null
  const brand = clues.map((clue) => clue.brand).find(Boolean) ?? null
  if (heading && stated[0]) return between(heading, stated[0], brand, [social, state, ...stated.slice(1)])
  if (stated[0]) return stated[0]
  if (heading && social) return holds(heading, social) && !holds(social, heading) ? social : heading
  return heading ?? social ?? windowName(page)
}

function between(heading: string, stated: string, brand: string | null, others: readonly (string | null)[]): string {
  if (sameWords(heading) === sameWords(stated)) return heading
  const agreeing = others.filter((one): one is string => one !== null).map(sameWords)
  if (holds(stated, heading)) return heading
  // A heading that only adds the brand before the name is the fuller name; one that repeats the brand is not.
  if (holds(heading, stated))
    return brand &&
      sameWords(heading) === `${sameWords(brand)} ${sameWords(stated)}` &&
      !sameWords(stated).startsWith(sameWords(brand))
      ? heading
      : stated
  return agreeing.includes(sameWords(heading)) && !agreeing.includes(sameWords(stated)) ? heading : stated
}

const holds = (longer: string, shorter: string) => ` ${sameWords(longer)} `.includes(` ${sameWords(shorter)} `)

/** A heading that shares no words with the page's other names belongs to a banner. */
function isAboutThis(heading: string, names: readonly (string | null)[]): boolean {
  const words = new Set(sameWords(heading).split(' '))
  const said = names.filter((name): name is string => Boolean(name))
  if (said.length === 0) return true
  return said.some((name) => {
    const theirs = sameWords(name).split(' ')
    const shared = theirs.filter((word) => words.has(word)).length
    return shared >= Math.min(words.size, theirs.length) * 0.5
  })
}
