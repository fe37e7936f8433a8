import { index, route } from '@react-router/dev/routes'

const texts = ['terms', 'privacy', 'about', 'return-policy']

/** The pages around the shop. */
export const siteRoutes = [
  index('./fronts/storefront/pages/home.page.tsx'),
  ...texts.map((name) => route(name, './fronts/storefront/pages/information.page.tsx', { id: `site/${name}` })),
  route('how-to-order', './fronts/storefront/journey/how-to-order.page.tsx'),
  route('privacy/retention', './fronts/storefront/retention/retention.page.tsx'),
  route('faq', './fronts/storefront/pages/faq.page.tsx'),
  route('stores', './fronts/storefront/pages/stores.page.tsx'),
  route('bookmarklet', './fronts/storefront/bookmarklet.page.tsx'),
  route('prohibited-items', './fronts/storefront/pages/prohibited-items.page.tsx'),
]

/** Files that browsers request besides pages; outside the frame. */
export const siteFiles = [
  route('manifest.webmanifest', './fronts/storefront/manifest.route.ts'),
  route('offline', './fronts/storefront/offline.route.ts'),
]

/** Files for search engines and messengers, outside any language. */
export const siteRootFiles = [
  route('robots.txt', './fronts/storefront/robots.route.ts'),
  route('sitemap.xml', './fronts/storefront/sitemap.route.ts'),
  route('share/:lang/:file', './fronts/storefront/sharing/share-picture.route.ts'),
  route('sitemaps/:file', './fronts/storefront/sitemap-part.route.ts'),
]

/** The page for every unknown address; comes after all others, inside the frame. */
export const missingRoutes = [route('*', './fronts/storefront/not-found.page.tsx', { id: 'site/missing' })]
