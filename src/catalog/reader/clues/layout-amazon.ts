import { isAboveZero } from '#catalog/reader/compare-amounts.ts'
import { absolute, clean, type Page, shownText } from '#catalog/reader/page.ts'
import { parsePrice } from '#catalog/reader/parse-price.ts'
import { type Clue, NO_CLUE, type Price } from '#catalog/reader/product-facts.ts'
import { unique } from './read-variants.ts'

const PRICES = [
  '#corePriceDisplay_desktop_feature_div .priceToPay .a-offscreen',
  '#corePriceDisplay_desktop_feature_div .priceToPay',
  '#corePrice_desktop .a-price .a-offscreen',
  '#corePrice_feature_div .a-price .a-offscreen',
  '#apex_desktop .a-price .a-offscreen',
  '#priceblock_dealprice',
  '#priceblock_saleprice',
  '#priceblock_ourprice',
  '#priceblock_businessprice',
  '#price_inside_buybox',
  '#newBuyBoxPrice',
  '#kindle-price',
  '#buyNewSection .offer-price',
  '#buybox .a-price .a-offscreen',
  '#buybox .a-color-price',
  '#tmmSwatches .swatchElement.selected .a-color-price',
  '#usedBuySection .offer-price',
  '#olp_feature_div .a-color-price',
  '#olp-upd-new .a-color-price',
  '#actualPriceValue',
  '#desktop_buybox .a-color-price',
]
const GONE =
  /unavailable|nicht verfügbar|non disponible|non disponibile|no disponible|niet (?:beschikbaar|leverbaar)|indisponível|mevcut değil|غير متوفر|out of stock/i

/** Amazon's page has no data in a common notation: its parts are found by their ids. */
export function readAmazon(page: Page): Clue | null {
  const { $ } = page
  const name = $('#productTitle, #ebooksProductTitle').first()[0] ?? $('h1#title').first()[0]
  if (!name) return null
  const price = buyPrice(page)
  return {
    ...NO_CLUE,
    source: 'layout',
    title: shownText(name),
    price,
    currency: price?.currency ?? null,
    availability: GONE.test(clean($('#availability, #outOfStock').text()))
      ? 'out_of_stock'
      : $('#add-to-cart-button, #buy-now-button, #one-click-button, #availability .a-color-success').length > 0 || price
        ? 'in_stock'
        : 'unknown',
    images: pictures(page),
    brand: brandOf(page),
    sku:
      $('input#ASIN, input[name="ASIN"], input[name="ASIN.0"]').first().attr('value') ??
      page.url?.pathname.match(/\/(?:dp|product|gp\/aw\/d)\/([A-Z0-9]{10})/)?.[1] ??
      null,
    variants: axes(page),
  }
}

function buyPrice(page: Page): Price | null {
  for (const selector of PRICES) {
    for (const element of page.$(selector).toArray().slice(0, 3)) {
      const price = parsePrice(clean(page.$(element).text()).replace(/(\d)\s(\d{2})$/, '$1.$2'), { place: page.place })
      if (price.amount && isAboveZero(price.amount))
        return { amount: price.amount, currency: price.currency ?? page.place }
    }
  }
  return null
}

function pictures(page: Page): string[] {
  const image = page
    .$(
      '#landingImage, #imgBlkFront, #ebooksImgBlkFront, #main-image, #mainImage, #prodImage, #original-main-image, #imgTagWrapperId img, #img-canvas img',
    )
    .first()
  const sizes = image.attr('data-a-dynamic-image')?.match(/https?:[^"&]+/g) ?? []
  return [image.attr('data-old-hires'), ...sizes, image.attr('src')]
    .map((address) => absolute(page, address))
    .filter((address) => address !== null)
}

function brandOf(page: Page): string | null {
  const line = clean(page.$('#bylineInfo, #brand').first().text())
  const name = line
    .replace(
      /^(?:by|visit the|brand:|marke:|marque\s?:|marca:|merk:|marka:|besuchen sie den|visita lo|visita la tienda de|visite a loja d[ea]|العلامة التجارية:)\s*/i,
      '',
    )
    .replace(/\s*-?(?:store|shop)$/i, '')
  return name && name.length < 60 && !/\(author\)|autor/i.test(name) ? name : null
}

function axes(page: Page) {
  return ['color', 'size', 'style'].flatMap((name) => {
    const holder = page.$(`#variation_${name}_name, #inline-twister-row-${name}_name`)
    const values = unique([
      ...holder
        .find('img')
        .toArray()
        .map((image) => page.$(image).attr('alt')),
      ...holder
        .find('option, .twisterTextDiv, .swatch-title-text')
        .toArray()
        .map((option) => page.$(option).text()),
    ])
    return holder.length > 0 ? [{ name, values }] : []
  })
}
