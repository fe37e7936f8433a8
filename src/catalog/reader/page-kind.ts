import type { Element } from 'domhandler'
import { best, type Candidate, type Reason, reasonsOf } from './choosing/candidate.ts'
import { hasBuyButton } from './clues/buy-buttons.ts'
import type { JsonLd } from './clues/json-ld.ts'
import { ogType } from './clues/meta-tags.ts'
import type { VisiblePrice } from './clues/visible-price.ts'
import { clean, type Page, plainTextOf } from './page.ts'
import type { Clue, NoProductReason } from './product-facts.ts'
import { leadingText } from './short-text.ts'
import { anywhere } from './wording/compile-words.ts'
import { LOST_WORDS, NOT_GOODS_WORDS, ROBOT_WORDS, SEARCH_WORDS, SIGN_IN_WORDS } from './wording/page-words.ts'

const SAYS_ROBOT = anywhere(ROBOT_WORDS)
const SAYS_LOST = anywhere(LOST_WORDS)
/** A number that an error has and that some products have in their names. */
const SAYS_404 = /\b404\b/
const SAYS_SIGN_IN = anywhere(SIGN_IN_WORDS)
const SAYS_SEARCH = anywhere(SEARCH_WORDS)
const SAYS_NOT_GOODS = anywhere(NOT_GOODS_WORDS)
const SEARCH_URL =
  /\/(?:search|suche|recherche|buscar|ara|sr|s|catalogsearch|arama|sch)(?:[/?.]|$)|[?&](?:q|query|keyword|keywords|_nkw|searchterm|search)=/i
const CATEGORY_URL =
  /\/(?:collections?|categor(?:y|ies|ia)|kategori(?:e|en)?|c|browse|shop-all|ofertas|deals|fitmentresult)\/(?!.*\/(?:products?|p|dp|item)\/)/i

/** A page that is no product's before any other source is asked: the kind whose signs weigh most, if any outweigh the goods. */
export function refusedKind(page: Page): NoProductReason | null {
  return best(refusals(page))?.value ?? null
}

function refusals(page: Page): Candidate<NoProductReason>[] {
  const heads = [page.windowTitle, page.heading ?? '']
  const says = (pattern: RegExp) => heads.some((head) => pattern.test(head))
  const body = leadingText(page.body, 4100)
  const asks = says(SAYS_ROBOT)
  const sells = hasBuyButton(page)
  const isGoods = sells || /product/.test(ogType(page) ?? '') || hasProductData(page)
  const signs = (value: NoProductReason, reasons: Reason[]) => ({ value, source: 'visible', reasons }) as const
  return [
    signs(
      'CAPTCHA',
      reasonsOf(
        [asks, 'its head asks for a person', 45],
        [!asks && body.length < 1500 && SAYS_ROBOT.test(body), 'all it says asks for a person', 40],
        [isChallenge(page, body), 'it holds a gate and little else', 40],
        [isGoods, 'it offers something', -50],
      ),
    ),
    signs(
      'NOT_FOUND',
      reasonsOf(
        [/\/404(?:[/?.]|$)/.test(page.url?.pathname ?? ''), 'its address is that of an error', 60],
        [says(SAYS_LOST), 'its head says that something is gone', 60],
        [says(SAYS_404), 'its head has the number of the error', 40],
        [page.heading === null && SAYS_LOST.test(body.slice(0, 3000)), 'it says so without a heading', 40],
        // Its data may outlive a product.
        [sells, 'it offers something', -50],
      ),
    ),
    signs(
      'LOGIN',
      reasonsOf(
        [says(SAYS_SIGN_IN), 'its head says to sign in', 30],
        [hasPasswordField(page), 'it asks for a password', 30],
        [true, 'either alone stands on any page', -40],
      ),
    ),
  ]
}

const hasProductData = ({ index }: Page) =>
  index
    .tagged('script')
    .some((script) => /ld\+json/i.test(script.attribs.type ?? '') && plainTextOf(script).includes('"Product'))

const hasPasswordField = ({ index }: Page) => index.tagged('input').some(({ attribs }) => attribs.type === 'password')

function isChallenge(page: Page, body: string): boolean {
  if (body.length > 4000) return false
  const isGate = ({ name, attribs }: Element) =>
    /captcha|px-captcha|challenge-form/i.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`) ||
    (name === 'script' && /captcha|perimeterx|\/challenge-platform\//i.test(attribs.src ?? '')) ||
    (name === 'form' && /captcha/i.test(attribs.action ?? ''))
  return (
    page.index.all.some(isGate) ||
    page.index
      .tagged('script')
      .some((script) => /_____tmd_____|x5secdata|\/punish/.test(plainTextOf(script).slice(0, 20_000)))
  )
}

/** Whether a supposed product name is the heading of a bot check, an error page or a sign-in. */
export const saysNoProduct = (name: string): boolean =>
  SAYS_ROBOT.test(name) || SAYS_LOST.test(name) || SAYS_SIGN_IN.test(name)

/** The kind of a page that has no product of its own. */
export function kindWithout(page: Page, said: JsonLd): NoProductReason {
  const path = `${page.url?.pathname ?? ''}${page.url?.search ?? ''}`
  if (isNotGoods(page)) return 'NOT_GOODS'
  if (SEARCH_URL.test(path) || SAYS_SEARCH.test(page.windowTitle) || said.types.has('SearchResultsPage'))
    return 'SEARCH'
  if (page.url && page.url.pathname === '/') return 'HOME'
  if (said.listed > 1 || said.types.has('CollectionPage') || said.types.has('ItemList') || CATEGORY_URL.test(path))
    return 'CATEGORY'
  if (isArticle(page, said)) return 'ARTICLE'
  return clean(plainTextOf(page.body)).length < 800 ? 'SHELL' : 'NO_PRODUCT'
}

const isArticle = (page: Page, said: JsonLd) =>
  [...said.types].some((type) => /Article|BlogPosting/.test(type)) || ogType(page) === 'article'

export type Evidence = {
  readonly products: readonly Clue[]
  readonly said: JsonLd
  readonly meta: Clue
  readonly visible: Clue
  readonly state: Clue | null
  /** What the shop's analytics attributes say; no proof of a product. */
  readonly counted: Clue | null
  readonly shown: readonly VisiblePrice[]
  readonly oneStandsOut: boolean
}

/** Whether a page is about one product: what its data and what it shows say for it outweighs what says against it. */
export function isProductPage(page: Page, evidence: Evidence): boolean {
  return best([{ value: true, source: 'visible', reasons: productReasons(page, evidence) }]) !== null
}

function productReasons(page: Page, evidence: Evidence): Reason[] {
  const { products, said, meta, visible, state } = evidence
  const path = `${page.url?.pathname ?? ''}${page.url?.search ?? ''}`
  const sells = hasBuyButton(page)
  const isListing = said.types.has('CollectionPage') || said.types.has('SearchResultsPage') || said.listed > 3
  return reasonsOf(
    [isFrontPage(page), 'the front page of a shop', -1000],
    [SEARCH_URL.test(path) || SAYS_SEARCH.test(page.heading ?? page.windowTitle), 'results of a search', -1000],
    [isNotGoods(page), 'nothing that a parcel holds', -1000],
    [products.some(({ source }) => source === 'layout'), 'a layout that only products have', 400],
    [
      products.some((product) => product.price || product.availability !== 'unknown' || product.sku),
      'data of a product',
      200,
    ],
    [isListing, 'data of a list', -190],
    [CATEGORY_URL.test(path) && products.length === 0, 'the address of a category', -190],
    [
      /product|item$|^books?\b/.test(ogType(page) ?? '') || meta.price !== null,
      'said to be a product where it is shared',
      50,
    ],
    [products.length > 0 && visible.price !== null, 'a named product and a price', 50],
    [Boolean(state?.price) && (sells || meta.price !== null), 'a price in its scripts and a way to buy', 50],
    [
      visible.price !== null && page.heading !== null && (sells || evidence.oneStandsOut),
      'a heading and one price',
      30,
    ],
    [isArticle(page, said) && !sells, 'an article', -30],
  )
}

const isFrontPage = ({ url }: Page) =>
  url !== null && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(url.pathname) && !url.search

/** Loans, lodgings and deposits are sold too, but cannot be sent in a parcel. */
const isNotGoods = (page: Page) =>
  SAYS_NOT_GOODS.test(`${page.windowTitle} ${page.url?.hostname ?? ''} ${page.url?.pathname ?? ''}`)
