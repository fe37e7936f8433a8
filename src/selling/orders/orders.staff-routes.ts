import { route } from '@react-router/dev/routes'

export const ordersStaffRoutes = [
  route('review', './selling/orders/review/review.staff.tsx'),
  route('comments', './selling/orders/comments/comments.staff.tsx'),
  route('legacy-orders', './selling/orders/legacy/legacy.staff.tsx'),
  route('review/:number', './selling/orders/review/review-order.staff.tsx'),
]
