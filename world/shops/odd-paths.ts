import { HARBOR, THISTLE } from './shops.ts'

/** Addresses that give no product, each in another way. */
export const ODD_PATHS = {
  captcha: { shop: HARBOR, path: '/products/gate' },
  /** Refuses every plain fetch; the simulated provider of product data can read it. */
  guarded: { shop: HARBOR, path: '/products/quarterdeck-clock' },
  missing: { shop: HARBOR, path: '/products/retired-kettle' },
  category: { shop: THISTLE, path: '/collections/pottery' },
  slow: { shop: THISTLE, path: '/shop/slow-marmalade' },
  short: { path: '/L4mp', to: '/products/brass-reading-lamp?utm_source=share&utm_medium=app' },
} as const
