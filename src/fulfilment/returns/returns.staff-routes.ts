import type { StaffScreen } from '#people/access/staff-screen.ts'

export const returnsStaffScreens: readonly StaffScreen[] = [
  { path: 'returns', file: './fulfilment/returns/pages/returns.staff.tsx', sees: 'returns' },
  { path: 'returns/:number', file: './fulfilment/returns/pages/return.staff.tsx', sees: 'returns', acts: 'returns' },
  { path: 'write-offs', file: './fulfilment/returns/write-offs/write-offs.staff.tsx', sees: 'support' },
  {
    path: 'write-offs/:number',
    file: './fulfilment/returns/write-offs/write-off.staff.tsx',
    sees: 'support',
    acts: 'support',
  },
  {
    path: 'orders/:number/write-off',
    file: './fulfilment/returns/write-offs/new-write-off.staff.tsx',
    sees: 'support',
    acts: 'support',
  },
]
