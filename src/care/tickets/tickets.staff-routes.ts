import type { StaffScreen } from '#people/access/staff-screen.ts'

export const ticketsStaffScreens: readonly StaffScreen[] = [
  { path: 'tickets', file: './care/tickets/pages/tickets.staff.tsx', sees: 'tickets' },
  {
    path: 'tickets/answers',
    file: './care/tickets/pages/answers.staff.tsx',
    sees: 'tickets',
    acts: 'tickets',
    actsApart: { save: 'support', end: 'support' },
    name: 'tickets_canned',
    icon: 'mail',
  },
  {
    path: 'tickets/:number',
    file: './care/tickets/pages/ticket.staff.tsx',
    sees: 'tickets',
    acts: 'tickets',
    actsApart: { case: 'discrepancies', refund: 'support', question: 'review' },
  },
]
