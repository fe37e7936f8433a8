import { route } from '@react-router/dev/routes'

export const searchRoutes = [
  route('search-product', './selling/search/results/search.page.tsx'),
  route('search-product/most-selling', './selling/search/results/most-selling.page.tsx'),
  route('search-product/links', './selling/search/links/links.page.tsx'),
  route('search-product/opened', './selling/search/opened/clear-opened.route.ts'),
  route('search-product/:id', './selling/search/product/product.page.tsx'),
]
