import { route } from '@react-router/dev/routes'

export const purchasingStaffRoutes = [
  route('purchase', './fulfilment/purchasing/desk/purchase.staff.tsx'),
  route('purchase/bought', './fulfilment/purchasing/desk/bought.staff.tsx'),
  route('purchase/cards', './fulfilment/purchasing/cards/cards.staff.tsx'),
]
