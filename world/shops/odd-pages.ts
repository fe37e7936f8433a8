import { GOODS } from './goods.ts'
import { html, pageFrame } from './page-frame.ts'
import { type DevShop, HARBOR } from './shops.ts'

/** What a robot guard answers instead of the page. */
export function captchaPage(): string {
  return pageFrame(HARBOR, {
    title: 'Just a moment...',
    body: '<h2>Checking your browser</h2><p>Verify you are human to go on.</p><div id="captcha-box"></div>',
  })
}

export function missingPage(shop: DevShop): string {
  return pageFrame(shop, { title: 'Page not found', body: '<h1>404</h1><p>This page has sailed.</p>' })
}

/** A shop's list of things: many names and prices, no one product. */
export function listPage(shop: DevShop, title: string): string {
  const goods = GOODS.filter((good) => good.shop === shop)
  const cards = goods.map(
    (good) =>
      `<a class="product-card" href="${good.path}"><img src="/pictures/${good.picture}.png" width="400" height="400" alt=""><h2>${html(good.title)}</h2><span class="price">${html(good.shown)}</span></a>`,
  )
  const items = goods.map((good, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Product', name: good.title, offers: { price: good.price, priceCurrency: shop.currency } },
  }))
  const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', itemListElement: items } })}</script>`
  return pageFrame(shop, {
    title,
    head,
    body: `<h1>${html(title)}</h1><div class="grid product-grid">${cards.join('')}</div>`,
  })
}
