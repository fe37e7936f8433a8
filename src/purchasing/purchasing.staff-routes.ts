import { route } from '@react-router/dev/routes'

export const purchasingStaffRoutes = [
  route('purchase', './purchasing/purchase.staff.tsx'),
  route('purchase/bought', './purchasing/bought.staff.tsx'),
  route('purchase/cards', './purchasing/cards/cards.staff.tsx'),
]
