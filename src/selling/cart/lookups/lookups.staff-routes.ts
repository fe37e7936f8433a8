import type { StaffScreen } from '#people/access/staff-screen.ts'

export const lookupsStaffScreens: readonly StaffScreen[] = [
  { path: 'lookups', file: './selling/cart/lookups/lookups.staff.tsx', sees: 'review', acts: 'review' },
  { path: 'lookups/:id', file: './selling/cart/lookups/lookup.staff.tsx', sees: 'review', acts: 'review' },
]
