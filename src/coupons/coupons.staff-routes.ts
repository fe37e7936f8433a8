import { route } from '@react-router/dev/routes'

export const couponsStaffRoutes = [
  route('pricing/coupons', './coupons/coupons.staff.tsx'),
  route('pricing/coupons/new', './coupons/new-coupon.staff.tsx'),
  route('pricing/coupons/:id', './coupons/coupon.staff.tsx'),
  route('pricing/coupons/:id/edit', './coupons/edit-coupon.staff.tsx'),
  route('pricing/coupons/:id/codes', './coupons/codes-file.ts'),
]
