import { route } from '@react-router/dev/routes'

export const cartRoutes = [
  route('cart', './cart/cart.page.tsx'),
  route('cart/add', './cart/add-item.page.tsx'),
  route('cart/reading', './cart/reading.route.ts'),
  route('cart/cost', './cart/draft-cost.route.ts'),
  route('cart/items/:itemId', './cart/edit-item.page.tsx'),
  route('coupons', './cart/deals/deals.page.tsx'),
  route('calculator', './cart/calculator/calculator.page.tsx'),
  route('calculator/cost', './cart/calculator/cost.route.ts'),
  route('calculator/add', './cart/calculator/add-from-calculator.route.ts'),
  route('calculator-link', './cart/calculator/calculator-link.page.tsx'),
]
