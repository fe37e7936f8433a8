import type { StaffScreen } from '#people/access/staff-screen.ts'

export const storageStaffScreens: readonly StaffScreen[] = [
  {
    path: 'waiting',
    file: './fulfilment/storage/waiting.staff.tsx',
    sees: 'requests',
    name: 'storage_waiting',
    icon: 'clock',
    menu: 'pickup',
  },
  {
    path: 'waiting/:number',
    file: './fulfilment/storage/waiting-order.staff.tsx',
    sees: 'requests',
    acts: 'support',
  },
]
