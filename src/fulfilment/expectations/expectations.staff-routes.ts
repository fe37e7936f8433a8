import type { StaffScreen } from '#people/access/staff-screen.ts'

export const expectationsStaffScreens: readonly StaffScreen[] = [
  { path: 'late', file: './fulfilment/expectations/late.staff.tsx', sees: 'orders', acts: 'orders' },
  {
    path: 'late/times',
    file: './fulfilment/expectations/stage-times.staff.tsx',
    sees: 'orders',
    acts: 'settings',
    name: 'expectations_times',
    icon: 'clock',
  },
]
