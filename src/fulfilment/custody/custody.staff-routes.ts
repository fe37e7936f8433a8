import type { StaffScreen } from '#people/access/staff-screen.ts'

export const custodyStaffScreens: readonly StaffScreen[] = [
  { path: 'pieces', file: './fulfilment/custody/gaps/gaps.staff.tsx', sees: 'discrepancies', acts: 'discrepancies' },
]
