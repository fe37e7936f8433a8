import type { StaffScreen } from '#people/access/staff-screen.ts'

/** Inside the console: who is there, asked again; and customers' cards. */
export const peopleStaffScreens: readonly StaffScreen[] = [
  { path: 'confirm', file: './people/proofs/ops-confirm.staff.tsx', sees: 'overview', acts: 'overview' },
  {
    path: 'password',
    file: './people/staff/ops-password.staff.tsx',
    sees: 'overview',
    acts: 'overview',
    name: 'staff_own_title',
    icon: 'lock',
  },
  { path: 'national-ids', file: './people/identity/national-ids.staff.tsx', sees: 'national-ids' },
  {
    path: 'national-ids/:id',
    file: './people/identity/national-id.staff.tsx',
    sees: 'national-ids',
    acts: 'national-ids',
  },
  {
    path: 'messages',
    file: './people/staff/messages/messages.staff.tsx',
    sees: 'content',
    name: 'notices_kinds_title',
    icon: 'mail',
    menu: 'shop',
  },
  { path: 'messages/:kind', file: './people/staff/messages/message.staff.tsx', sees: 'content' },
]
