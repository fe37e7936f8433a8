import { route } from '@react-router/dev/routes'

/** Inside the account's frame. */
export const cardsAccountRoutes = [
  route('account/cards', './money/payments/cards/cards.page.tsx'),
  route('account/cards/:id/remove', './money/payments/cards/card-remove.page.tsx'),
]
