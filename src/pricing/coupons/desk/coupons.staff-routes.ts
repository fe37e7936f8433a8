import type { StaffScreen } from '#people/access/staff-screen.ts'

export const couponsStaffScreens: readonly StaffScreen[] = [
  {
    path: 'pricing/coupons',
    file: './pricing/coupons/desk/coupons.staff.tsx',
    sees: 'coupons',
    name: 'coupons_desk',
    icon: 'coupon',
    menu: 'money',
  },
  {
    path: 'pricing/coupons/new',
    file: './pricing/coupons/desk/new-coupon.staff.tsx',
    sees: 'coupons',
    acts: 'coupons',
    name: 'coupons_new',
    icon: 'coupon',
  },
  { path: 'pricing/coupons/:id', file: './pricing/coupons/desk/coupon.staff.tsx', sees: 'coupons', acts: 'coupons' },
  {
    path: 'pricing/coupons/:id/edit',
    file: './pricing/coupons/desk/edit-coupon.staff.tsx',
    sees: 'coupons',
    acts: 'coupons',
  },
  { path: 'pricing/coupons/:id/codes', file: './pricing/coupons/desk/codes-file.ts', sees: 'coupons' },
]
