import type { StaffScreen } from '#people/access/staff-screen.ts'

export const ordersStaffScreens: readonly StaffScreen[] = [
  { path: 'review', file: './selling/orders/review/review.staff.tsx', sees: 'review', acts: 'review' },
  {
    path: 'legacy-orders',
    file: './selling/orders/legacy/legacy.staff.tsx',
    sees: 'legacy-orders',
    acts: 'legacy-orders',
    name: 'orders_legacy_title',
    icon: 'clock',
    menu: 'people',
  },
  {
    path: 'product-facts',
    file: './selling/orders/settled/settled.staff.tsx',
    sees: 'catalogue',
    acts: 'catalogue',
    name: 'orders_settled_title',
    icon: 'scale',
    menu: 'shop',
  },
  { path: 'review/:number', file: './selling/orders/review/review-order.staff.tsx', sees: 'review', acts: 'review' },
]
