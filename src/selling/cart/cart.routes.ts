import { index, route } from '@react-router/dev/routes'

export const cartRoutes = [
  // Goods for an empty cart and for the page of deals are found further down the house.
  route('cart', './selling/cart/page/cart.page.tsx', [index('./selling/search/shelves/empty-cart-goods.page.tsx')]),
  route('cart/share', './selling/cart/shared/share.page.tsx'),
  route('cart/shared/:token', './selling/cart/shared/shared-cart.page.tsx'),
  route('cart/add', './selling/cart/adding/add-item.page.tsx'),
  route('cart/lookup', './selling/cart/lookups/lookup.page.tsx'),
  route('cart/cost', './selling/cart/adding/draft-cost.route.ts'),
  route('cart/items/:itemId', './selling/cart/adding/edit-item.page.tsx'),
  route('coupons', './selling/cart/deals/deals.page.tsx', [index('./selling/search/shelves/reduced-goods.page.tsx')]),
  route('calculator', './selling/cart/calculator/calculator.page.tsx'),
  route('calculator/cost', './selling/cart/calculator/cost.route.ts'),
  route('calculator/add', './selling/cart/calculator/add-from-calculator.route.ts'),
  route('calculator-link', './selling/cart/calculator/calculator-link.page.tsx'),
]
