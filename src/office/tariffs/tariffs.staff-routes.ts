import type { StaffScreen } from '#people/access/staff-screen.ts'

export const tariffsStaffScreens: readonly StaffScreen[] = [
  {
    path: 'pricing',
    file: './office/tariffs/overview.staff.tsx',
    sees: 'pricing',
    acts: 'pricing',
    name: 'tariffs_pricing',
    icon: 'list',
    menu: 'money',
  },
  {
    path: 'pricing/compare',
    file: './office/tariffs/versions/compare.staff.tsx',
    sees: 'pricing',
    name: 'tariffs_compare',
    icon: 'list',
  },
  { path: 'pricing/tables/:section', file: './office/tariffs/sections/section.staff.tsx', sees: 'pricing' },
  { path: 'pricing/tables/:section/file', file: './office/tariffs/sections/section-file.ts', sees: 'pricing' },
  { path: 'pricing/drafts/:number', file: './office/tariffs/drafts/draft.staff.tsx', sees: 'pricing', acts: 'pricing' },
  {
    path: 'pricing/drafts/:number/:section',
    file: './office/tariffs/drafts/draft-section.staff.tsx',
    sees: 'pricing',
    acts: 'pricing',
  },
]
