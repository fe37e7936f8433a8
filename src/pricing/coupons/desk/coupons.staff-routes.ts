import { route } from '@react-router/dev/routes'

export const couponsStaffRoutes = [
  route('pricing/coupons', './pricing/coupons/desk/coupons.staff.tsx'),
  route('pricing/coupons/new', './pricing/coupons/desk/new-coupon.staff.tsx'),
  route('pricing/coupons/:id', './pricing/coupons/desk/coupon.staff.tsx'),
  route('pricing/coupons/:id/edit', './pricing/coupons/desk/edit-coupon.staff.tsx'),
  route('pricing/coupons/:id/codes', './pricing/coupons/desk/codes-file.ts'),
]
