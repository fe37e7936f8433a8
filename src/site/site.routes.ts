import { index, route } from '@react-router/dev/routes'

const texts = ['how-to-order', 'terms', 'privacy', 'about', 'return-policy']

/** The pages around the shop. */
export const siteRoutes = [
  index('./site/home.page.tsx'),
  ...texts.map((name) => route(name, './site/information.page.tsx', { id: `site/${name}` })),
  route('faq', './site/faq.page.tsx'),
  route('stores', './site/stores.page.tsx'),
  route('bookmarklet', './site/bookmarklet.page.tsx'),
  route('prohibited-items', './site/prohibited-items.page.tsx'),
]

/** What browsers ask for beside pages; outside the frame. */
export const siteFiles = [
  route('manifest.webmanifest', './site/manifest.route.ts'),
  route('offline', './site/offline.route.ts'),
]

/** What search machines ask for, outside any language. */
export const siteRootFiles = [
  route('robots.txt', './site/robots.route.ts'),
  route('sitemap.xml', './site/sitemap.route.ts'),
]

/** Whatever no other page of the shop answers; stands after all of them, within the frame. */
export const missingRoutes = [route('*', './site/not-found.page.tsx', { id: 'site/missing' })]
