import type { StaffScreen } from '#people/access/staff-screen.ts'

export const cancellingStaffScreens: readonly StaffScreen[] = [
  { path: 'cancellations', file: './selling/orders/cancelling/cancellations.staff.tsx', sees: 'support' },
  {
    path: 'cancellations/:number',
    file: './selling/orders/cancelling/cancellation.staff.tsx',
    sees: 'support',
    acts: 'support',
  },
  {
    path: 'orders/:number/cancel',
    file: './selling/orders/cancelling/new-cancellation.staff.tsx',
    sees: 'support',
    acts: 'support',
  },
]
