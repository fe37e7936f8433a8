import type { StaffScreen } from '#people/access/staff-screen.ts'

export const subscriptionsStaffScreens: readonly StaffScreen[] = [
  {
    path: 'pricing/packages',
    file: './pricing/subscriptions/packages/packages.staff.tsx',
    sees: 'pricing',
    name: 'console_subscriptions',
    icon: 'star',
    menu: 'money',
  },
  {
    path: 'pricing/packages/:id',
    file: './pricing/subscriptions/packages/package.staff.tsx',
    sees: 'pricing',
    acts: 'pricing',
  },
]
