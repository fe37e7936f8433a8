import type { Element } from 'domhandler'
import { hasBuyButton } from './clues/buy-buttons.ts'
import type { JsonLd } from './clues/json-ld.ts'
import { ogType } from './clues/meta-tags.ts'
import type { VisiblePrice } from './clues/visible-price.ts'
import { clean, type Page, plainTextOf } from './page.ts'
import type { Clue, NoProductReason } from './product-facts.ts'
import { leadingText } from './short-text.ts'

const ROBOT =
  /robot or human|are you (?:a )?(?:human|robot)|verify you are|unusual traffic|captcha|just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|security check|checking your browser|one more step|human verification|punish|slide to verify|enable javascript and cookies|تحقق من أنك|人机|滑动验证/i
const LOST =
  /\b404\b|(?:page|product|item|listing)s? (?:was |is |were )?(?:could |can ?|you \w+ )?(?:not|n['’]t|no longer) (?:be )?(?:found|available|exist)|not found|can(?:no|['’])t (?:seem to )?(?:find|be found)|couldn['’]t find|page you (?:requested|are looking for|were looking for)|no longer exists|nicht gefunden|introuvable|no encontrada|non trovata|niet gevonden|sayfa bulunamadı|bulunamıyor|não encontrad|غير موجود|لم يتم العثور|الصفحة غير|页面不存在|找不到/i
const SIGN_IN =
  /^(?:sign|log) ?in\b|^login\b|log in or sign up|anmelden|se connecter|iniciar sesión|giriş yap|تسجيل الدخول|登录/i
const SEARCH_URL =
  /\/(?:search|suche|recherche|buscar|ara|sr|s|catalogsearch|arama|sch)(?:[/?.]|$)|[?&](?:q|query|keyword|keywords|_nkw|searchterm|search)=/i
const SEARCH_TITLE =
  /^search\b|search results|results for|suchergebnis|résultats de recherche|resultados (?:de|para)|arama sonu|نتائج البحث|搜索结果/i
const NOT_GOODS =
  /ferien(?:villa|haus|wohnung)|holiday (?:villa|rental|home)|vacation rental|\bhotel\b|\bkredit\b|\bloans?\b|crowdfunding|kickstarter/i
const CATEGORY_URL =
  /\/(?:collections?|categor(?:y|ies|ia)|kategori(?:e|en)?|c|browse|shop-all|ofertas|deals|fitmentresult)\/(?!.*\/(?:products?|p|dp|item)\/)/i

/** Signs that a page is no product page, checked before any other source. */
export function refusedKind(page: Page): NoProductReason | null {
  const heads = [page.windowTitle, page.heading ?? '']
  const body = leadingText(page.body, 4100)
  const isGoods =
    hasBuyButton(page) ||
    /product/.test(ogType(page) ?? '') ||
    page.index
      .tagged('script')
      .some((script) => /ld\+json/i.test(script.attribs.type ?? '') && plainTextOf(script).includes('"Product'))
  if (
    heads.some((head) => ROBOT.test(head)) ||
    (!isGoods && body.length < 1500 && ROBOT.test(body)) ||
    (!isGoods && isChallenge(page, body))
  )
    return 'CAPTCHA'
  if (/\/404(?:[/?.]|$)/.test(page.url?.pathname ?? '')) return 'NOT_FOUND'
  if (
    heads.some((head) => LOST.test(head)) ||
    (page.heading === null && LOST.test(body.slice(0, 3000)) && !hasBuyButton(page))
  )
    return 'NOT_FOUND'
  if (
    heads.some((head) => SIGN_IN.test(head)) &&
    page.index.tagged('input').some(({ attribs }) => attribs.type === 'password')
  )
    return 'LOGIN'
  return null
}

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
export const saysNoProduct = (name: string): boolean => ROBOT.test(name) || LOST.test(name) || SIGN_IN.test(name)

/** The kind of a page that has no product of its own. */
export function kindWithout(page: Page, said: JsonLd): NoProductReason {
  const path = `${page.url?.pathname ?? ''}${page.url?.search ?? ''}`
  if (isNotGoods(page)) return 'NOT_GOODS'
  if (SEARCH_URL.test(path) || SEARCH_TITLE.test(page.windowTitle) || said.types.has('SearchResultsPage'))
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

/** Whether a page is about one product: its data say so, or it shows a name, a price and a button to buy. */
export function isProductPage(page: Page, evidence: Evidence): boolean {
  const { products, said, meta, visible, state } = evidence
  const path = `${page.url?.pathname ?? ''}${page.url?.search ?? ''}`
  if (page.url && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(page.url.pathname) && !page.url.search) return false
  if (SEARCH_URL.test(path) || SEARCH_TITLE.test(page.heading ?? page.windowTitle) || isNotGoods(page)) return false
  if (products.some((product) => product.source === 'layout')) return true
  if (CATEGORY_URL.test(path) && products.length === 0) return false
  if (products.some((product) => product.price || product.availability !== 'unknown' || product.sku)) return true
  const type = ogType(page) ?? ''
  const isListing = said.types.has('CollectionPage') || said.types.has('SearchResultsPage') || said.listed > 3
  if (isListing) return false
  if (/product|item$|^books?\b/.test(type) || meta.price) return true
  if (products.length > 0 && visible.price) return true
  if (state?.price && (hasBuyButton(page) || meta.price)) return true
  if (isArticle(page, said) && !hasBuyButton(page)) return false
  return Boolean(visible.price && page.heading && (hasBuyButton(page) || evidence.oneStandsOut))
}

/** Loans, lodgings and deposits are sold too, but cannot be sent in a parcel. */
const isNotGoods = (page: Page) =>
  NOT_GOODS.test(`${page.windowTitle} ${page.url?.hostname ?? ''} ${page.url?.pathname ?? ''}`)
