import type { StaffScreen } from '#people/access/staff-screen.ts'

export const discrepancyStaffScreens: readonly StaffScreen[] = [
  {
    path: 'discrepancies',
    file: './selling/orders/discrepancies/pages/discrepancies.staff.tsx',
    sees: 'discrepancies',
  },
  {
    path: 'discrepancies/:number',
    file: './selling/orders/discrepancies/pages/discrepancy.staff.tsx',
    sees: 'discrepancies',
    acts: 'discrepancies',
  },
  {
    path: 'orders/:number/discrepancy',
    file: './selling/orders/discrepancies/pages/new-discrepancy.staff.tsx',
    sees: 'discrepancies',
    acts: 'discrepancies',
  },
]
