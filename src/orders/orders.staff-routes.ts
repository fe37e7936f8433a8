import { route } from '@react-router/dev/routes'

export const ordersStaffRoutes = [
  route('review', './orders/review.staff.tsx'),
  route('comments', './orders/comments/comments.staff.tsx'),
  route('legacy-orders', './orders/legacy/legacy.staff.tsx'),
  route('review/:number', './orders/review-order.staff.tsx'),
]
