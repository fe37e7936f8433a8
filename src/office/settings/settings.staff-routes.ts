import type { StaffScreen } from '#people/access/staff-screen.ts'

export const settingsStaffScreens: readonly StaffScreen[] = [
  {
    path: 'settings',
    file: './office/settings/settings.staff.tsx',
    sees: 'settings',
    name: 'settings_title',
    icon: 'settings',
    menu: 'shop',
  },
  {
    path: 'settings/offices/:code',
    file: './office/settings/office.staff.tsx',
    sees: 'settings',
    acts: 'settings',
  },
  {
    path: 'settings/texts/:name',
    file: './office/settings/text.staff.tsx',
    sees: 'content',
    acts: 'content',
  },
  {
    path: 'content/home/:name',
    file: './office/settings/home.staff.tsx',
    sees: 'content',
    acts: 'content',
  },
  {
    path: 'settings/of/:name',
    file: './office/settings/setting.staff.tsx',
    sees: 'settings',
    acts: 'settings',
  },
]
