import type { StaffScreen } from '#people/access/staff-screen.ts'

export const ticketsStaffScreens: readonly StaffScreen[] = [
  { path: 'tickets', file: './care/tickets/pages/tickets.staff.tsx', sees: 'tickets' },
  { path: 'tickets/:number', file: './care/tickets/pages/ticket.staff.tsx', sees: 'tickets', acts: 'tickets' },
]
