import type { Element } from 'domhandler'
import { clean, type Page } from '#catalog/reader/page.ts'
import { within } from '#catalog/reader/page-index.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { anywhere } from '#catalog/reader/wording/compile-words.ts'
import { GONE, THERE } from '#catalog/reader/wording/stock-words.ts'
import { isBuyButton, pageButtons } from './buy-buttons.ts'

/** A sign that the product can be had (weight above zero) or not (below), with its reason. */
export type StockSign = { readonly reason: StockReason; readonly weight: number; readonly said: string }
type StockReason =
  | 'sold out near the name'
  | 'sold out on a button'
  | 'sold out in a stock line'
  | 'in a stock line'
  | 'buy button'
  | 'disabled buy button'
  | 'no buy button'

const SAYS_GONE = anywhere(GONE)
const SAYS_THERE = anywhere(THERE)
const NEARLY = /almost|nearly|selling fast|fast ausverkauft|bald ausverkauft|presque|casi|quasi|bijna|quase|when|if /i
const STOCK_NAME = /stock|availab|sold-?out|verfueg|verfüg|stok|lager|dispo|inventory|delivery-?status/
const ELSEWHERE =
  /relat(?!ive)|recommend|carousel|similar|upsell|cross-?sell|also-|recently|footer|review|filter|facet|mini-?cart|store-?(?:locator|finder)|pickup/
/** One choice of several that is sold out says nothing of the product. */
const CHOICE = /swatch|variant|variation|\boption|size-|sizes|-size|colou?r|dropdown|select/
const NEAR = 350
const LONGEST = 70

/** What a page shows of the stock: its button to buy, and lines near the product's name. */
export function visibleStock(page: Page): readonly StockSign[] {
  const { index, headingElement } = page
  const from = headingElement ? (index.place.get(headingElement) ?? 0) : null
  const isElsewhere = within(
    (element) => /^(?:footer|nav)$/.test(element.name) || ELSEWHERE.test(index.naming(element)),
  )
  const isChoice = within(
    (element) =>
      /^(?:option|select)$/.test(element.name) ||
      isBesideRadio(element) ||
      (element.name !== 'body' && element.name !== 'html' && CHOICE.test(index.naming(element))),
  )
  const isHidden = within(hides)
  const signs: StockSign[] = []
  const buttons = new Set(pageButtons(page).map(({ element }) => element))
  const isInButton = within((element) => buttons.has(element))
  for (const button of pageButtons(page)) {
    if (isElsewhere(button.element) || isHidden(button.element)) continue
    if (SAYS_GONE.test(button.text) && !isBuyButton(button) && !isChoice(button.element))
      signs.push({ reason: 'sold out on a button', weight: -45, said: button.text })
    else if (isBuyButton(button))
      signs.push(
        button.isDisabled
          ? { reason: 'disabled buy button', weight: 0, said: button.text }
          : { reason: 'buy button', weight: 40, said: button.text },
      )
  }
  for (const element of index.all) {
    const at = index.place.get(element) ?? 0
    const isNear = from !== null && at > from && at < from + NEAR
    const isNamed = STOCK_NAME.test(index.naming(element))
    if (!isNear && !isNamed) continue
    const text = isNamed ? (shortText(element, LONGEST) ?? '') : ownText(element)
    if (text.length < 2 || text.length > LONGEST || /^(?:script|style|noscript|template|option)$/.test(element.name))
      continue
    const isGone = SAYS_GONE.test(text) && !NEARLY.test(text)
    // A line that says both is a template for either.
    if (isGone && SAYS_THERE.test(text.replace(SAYS_GONE, ''))) continue
    if (!isGone && !(isNamed && SAYS_THERE.test(text))) continue
    if (isElsewhere(element) || isHidden(element) || isChoice(element) || isInButton(element)) continue
    if (!isGone) signs.push({ reason: 'in a stock line', weight: 35, said: text })
    else
      signs.push(
        isNamed
          ? { reason: 'sold out in a stock line', weight: isNear ? -75 : -45, said: text }
          : { reason: 'sold out near the name', weight: -50, said: text },
      )
  }
  if (signs.some(({ weight }) => weight < 0) && !pageButtons(page).some(isBuyButton))
    signs.push({ reason: 'no buy button', weight: -30, said: '' })
  return strongest(signs)
}

/** Each reason counts once, with its strongest weight. */
function strongest(signs: readonly StockSign[]): StockSign[] {
  const best = new Map<StockReason, StockSign>()
  for (const sign of signs) {
    const known = best.get(sign.reason)
    if (!known || Math.abs(sign.weight) > Math.abs(known.weight)) best.set(sign.reason, sign)
  }
  return [...best.values()]
}

// React hides a part of the page that arrives late until its script shows it.
const hides = ({ attribs, name }: Element) =>
  (attribs.hidden !== undefined && !/^S:/.test(attribs.id ?? '')) ||
  name === 'template' ||
  name === 'noscript' ||
  /display:\s*none/.test(attribs.style ?? '') ||
  /(?:^|\s)(?:-?hidden|-?hide|d-none|(?:is|u|js|ng|x|display)-(?:hidden|hide|none)|visually-?hidden|sr-only)(?:\s|$)/.test(
    attribs.class ?? '',
  )

/** One of several offers to choose from: used, new, another seller. */
const isBesideRadio = ({ name, children }: Element) =>
  /^(?:li|label)$/.test(name) &&
  children.some((child) => 'attribs' in child && child.name === 'input' && child.attribs.type === 'radio')

function ownText(element: Element): string {
  let text = ''
  for (const child of element.children) if (child.type === 'text') text += child.data
  return clean(text)
}
