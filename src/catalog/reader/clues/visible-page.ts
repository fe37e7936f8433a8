import type { Element } from 'domhandler'
import { absolute, clean, type Page } from '#catalog/reader/page.ts'
import { type Availability, type Clue, NO_CLUE } from '#catalog/reader/product-facts.ts'
import { windowName } from '#catalog/reader/shop-name.ts'
import { shortText } from '#catalog/reader/short-text.ts'
import { gramsIn } from './read-weight.ts'
import { sameWords } from './script-state.ts'
import { visibleChoices } from './visible-choices.ts'
import type { VisiblePrice } from './visible-price.ts'

/** A property table, a definition list, or `Label: value` lines. */
const LABELS =
  'th, dt, td:first-child, td.attrLabels, td:nth-child(3), li, [class*="spec" i] [class*="name" i], [class*="spec" i] [class*="label" i], [class*="attribute" i] [class*="label" i], [class*="ux-labels-values__labels"], [class*="ux-labels"] dt, b, strong'

const BUY =
  /add to (?:cart|bag|basket|trolley)|buy (?:it )?now|in den warenkorb|in den einkaufswagen|jetzt kaufen|ajouter au panier|acheter|añadir a(?:l carrito| la cesta)|comprar|aggiungi al carrello|acquista|in winkelwagen|in winkelmandje|sepete ekle|hemen al|satın al|adicionar ao carrinho|أضف (?:إلى|الى|لل)|اضافة للسلة|إضافة (?:إلى|للسلة)|اشتر|加入购物车|立即购买|カートに入れる|köp|lägg i|dodaj do koszyka|в корзину|adauga in cos|adaugă în coș/i
const GONE =
  /out of stock|sold out|currently unavailable|no longer available|not available|temporarily unavailable|ausverkauft|nicht (?:verfügbar|lieferbar|auf lager)|en rupture|épuisé|indisponible|agotado|sin existencias|no disponible|esaurito|non disponibile|uitverkocht|niet (?:leverbaar|op voorraad)|tükendi|stokta yok|esgotado|indisponível|slutsåld|نفد|نفذ|غير متوفر|غير متاح|缺货|售罄|无货|売り切れ|在庫切れ|stoc epuizat/i

const WEIGHT =
  /^(?:(?:item|product|shipping|net|gross|package) )?(?:weight|gewicht|poids|peso|ağırlık|الوزن|وزن المنتج|重量|毛重)/i
const BRAND = /^(?:brand|marca|marke|marque|merk|marka|العلامة التجارية|الماركة|البراند|品牌|ブランド)\s*(?:[:：]|$)/i

/** What a visitor sees: the heading, the price beside it, the button to buy. */
export function readVisiblePage(page: Page, prices: readonly VisiblePrice[]): Clue {
  const price = prices.find((one) => one.score > 0 && !one.isInstalment) ?? null
  return {
    ...NO_CLUE,
    source: 'visible',
    title: page.heading ?? windowName(page),
    price: price ? { amount: price.amount, currency: price.currency } : null,
    currency: price?.currency ?? null,
    availability: visibleStock(page),
    images: mainImages(page),
    brand: brandOf(page),
    variants: visibleChoices(page),
    sku:
      page
        .$('[itemprop="sku"], [class~="sku" i], [data-sku]')
        .toArray()
        .map((element) =>
          clean(page.$(element).attr('content') ?? page.$(element).attr('data-sku') ?? page.$(element).text()),
        )
        .find((text) => /^[\w./ -]{3,40}$/.test(text)) ?? null,
    weightGrams: gramsIn(specification(page, WEIGHT) ?? ''),
  }
}

/** Whether the page offers to buy something. */
export function hasBuyButton(page: Page): boolean {
  return buttons(page).some((text) => BUY.test(text))
}

function buttons(page: Page): string[] {
  return page
    .$(
      'button, input[type="submit"], input[type="button"], a[class*="btn" i], a[class*="button" i], a[class*="cart" i], a[id*="cart" i], [role="button"], [class*="add-to-cart" i], [id*="add-to-cart" i], [class*="addtocart" i]',
    )
    .toArray()
    .slice(0, 600)
    .filter((element) => page.$(element).attr('disabled') === undefined)
    .map((element) =>
      clean(
        `${page.$(element).attr('value') ?? ''} ${page.$(element).attr('title') ?? ''} ${page.$(element).attr('aria-label') ?? ''} ${shortText(element, 120) ?? ''}`,
      ),
    )
    .filter((text) => text.length < 120)
}

function visibleStock(page: Page): Availability {
  const stated = page
    .$(
      '[class*="stock" i], [id*="stock" i], [class*="availab" i], [id*="availab" i], [class*="sold" i], [class*="verfueg" i], [class*="stok" i], [class*="lager" i], button[disabled]',
    )
    .toArray()
    .slice(0, 200)
    .filter(
      (element) =>
        page
          .$(element)
          .parents(
            '[class*="relat" i], [class*="recommend" i], [class*="carousel" i], [class*="similar" i], footer, nav',
          ).length === 0,
    )
    .map((element) => shortText(element, 80) ?? '')
    .filter((text) => text !== '')
  const canBuy = hasBuyButton(page)
  if (stated.some((text) => GONE.test(text))) return canBuy ? 'unknown' : 'out_of_stock'
  return canBuy ? 'in_stock' : 'unknown'
}

function mainImages(page: Page): string[] {
  return page
    .$('[itemprop="image"], [class*="product" i] img, [class*="gallery" i] img, [id*="image" i] img, main img')
    .toArray()
    .slice(0, 8)
    .map((image) =>
      absolute(
        page,
        page.$(image).attr('data-zoom-image') ??
          page.$(image).attr('data-src') ??
          page.$(image).attr('src') ??
          page.$(image).attr('content'),
      ),
    )
    .filter((address) => address !== null)
}

function brandOf(page: Page): string | null {
  const marked = clean(
    page.$('[itemprop="brand"]').first().attr('content') ?? page.$('[itemprop="brand"]').first().text(),
  )
  const named = marked || specification(page, BRAND) || brandBesideHeading(page)
  return named && named.length < 50 && !/https?:|does not apply|unbranded/i.test(named) ? named : null
}

/** A brand line beside the heading, accepted only if the page's own name contains the brand. */
function brandBesideHeading(page: Page): string | null {
  if (!page.headingElement) return null
  const names = [page.heading ?? '', page.ogTitle ?? '', page.windowTitle].map((name) => ` ${sameWords(name)} `)
  let holder = page.$(page.headingElement)
  for (let level = 0; level < 4 && holder.length > 0; level++, holder = holder.parent()) {
    const line = holder
      .find(
        '[class*="brand" i], [class*="vendor" i], [class*="manufacturer" i], [data-testid*="brand" i], a[href*="/brand"]',
      )
      .toArray()
      .slice(0, 20)
      .map((element) => shortText(element, 40) ?? clean(page.$(element).find('img').attr('alt') ?? ''))
      .find((text) => /\p{L}/u.test(text) && names.some((name) => name.includes(` ${sameWords(text)} `)))
    if (line) return line
  }
  return null
}

/** The value under a label in a page's property table, or null. */
function specification(page: Page, label: RegExp): string | null {
  for (const element of page.$(LABELS).toArray().slice(0, 2500)) {
    const text = shortText(element, 90)
    if (text === null || !label.test(text)) continue
    const value = inline(text) ?? beside(page, element)
    if (value) return value
  }
  return null
}

function inline(text: string): string | null {
  const value = text.match(/^[^:：]{2,40}[:：]\s*(.{1,60})$/)?.[1]
  return value ? clean(value) : null
}

function beside(page: Page, element: Element): string | null {
  for (const next of [page.$(element).next()[0], page.$(element).parent().next()[0]]) {
    const text = next ? shortText(next, 60) : null
    if (text) return text
  }
  return null
}
