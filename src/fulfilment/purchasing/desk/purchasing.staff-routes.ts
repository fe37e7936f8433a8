import type { StaffScreen } from '#people/access/staff-screen.ts'

export const purchasingStaffScreens: readonly StaffScreen[] = [
  { path: 'purchase', file: './fulfilment/purchasing/desk/purchase.staff.tsx', sees: 'purchase', acts: 'purchase' },
  {
    path: 'purchase/bought',
    file: './fulfilment/purchasing/desk/bought.staff.tsx',
    sees: 'purchase',
    acts: 'purchase',
    name: 'purchasing_tab_bought',
    icon: 'card',
  },
  {
    path: 'purchase/cards',
    file: './fulfilment/purchasing/cards/cards.staff.tsx',
    sees: 'supplier-cards',
    acts: 'finance',
    name: 'console_cards',
    icon: 'card',
    menu: 'money',
  },
]
