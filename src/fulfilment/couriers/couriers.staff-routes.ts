import type { StaffScreen } from '#people/access/staff-screen.ts'

export const couriersStaffScreens: readonly StaffScreen[] = [
  { path: 'couriers', file: './fulfilment/couriers/desk/waybills.staff.tsx', sees: 'couriers', acts: 'hub' },
  {
    path: 'couriers/companies',
    file: './fulfilment/couriers/companies/companies.staff.tsx',
    sees: 'couriers',
    name: 'couriers_companies',
    icon: 'building',
  },
  {
    path: 'couriers/companies/:code',
    file: './fulfilment/couriers/companies/company.staff.tsx',
    sees: 'couriers',
    acts: 'couriers',
    actsApart: { switch: 'hub', serve: 'hub', gap: 'hub', propose: 'pricing', publish: 'pricing', drop: 'pricing' },
  },
]
