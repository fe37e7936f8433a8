import type { StaffScreen } from '#people/access/staff-screen.ts'

export const ratesStaffScreens: readonly StaffScreen[] = [
  {
    path: 'pricing/rates',
    file: './office/tariffs/rates/rates.staff.tsx',
    sees: 'pricing',
    acts: 'pricing',
    name: 'tariffs_rates',
    icon: 'chart',
  },
  { path: 'pricing/rates/file', file: './office/tariffs/rates/rates-file.ts', sees: 'pricing' },
]
