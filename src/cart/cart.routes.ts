import { route } from '@react-router/dev/routes'

export const cartRoutes = [
  route('cart', './cart/cart.page.tsx'),
  route('cart/add', './cart/add-item.page.tsx'),
  route('cart/reading', './cart/reading.route.ts'),
  route('cart/cost', './cart/draft-cost.route.ts'),
  route('cart/items/:itemId', './cart/edit-item.page.tsx'),
]
