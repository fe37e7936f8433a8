import type { StaffScreen } from '#people/access/staff-screen.ts'

export const requestsStaffScreens: readonly StaffScreen[] = [
  { path: 'requests', file: './fulfilment/requests/desk/requests.staff.tsx', sees: 'requests', acts: 'requests' },
  {
    path: 'requests/deliveries',
    file: './fulfilment/requests/deliveries/deliveries.staff.tsx',
    sees: 'requests',
    acts: 'requests',
    name: 'requests_deliveries',
    icon: 'truck',
  },
  {
    path: 'run-sheets',
    file: './fulfilment/requests/run-sheets/run-sheets.staff.tsx',
    sees: 'hub',
    acts: 'hub',
    name: 'requests_sheets',
    icon: 'list',
  },
  {
    path: 'run-sheets/:number',
    file: './fulfilment/requests/run-sheets/run-sheet.staff.tsx',
    sees: 'hub',
    acts: 'hub',
  },
  {
    path: 'pickup-desk',
    file: './fulfilment/requests/desk/pickup-desk.staff.tsx',
    sees: 'pickup-desk',
    acts: 'pickup-desk',
  },
]
