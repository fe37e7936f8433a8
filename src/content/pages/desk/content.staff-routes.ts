import type { StaffScreen } from '#people/access/staff-screen.ts'

export const contentStaffScreens: readonly StaffScreen[] = [
  {
    sees: 'content',
    path: 'content',
    file: './content/pages/desk/content.staff.tsx',
    name: 'pages_desk_title',
    icon: 'edit',
    menu: 'shop',
  },
  {
    sees: 'content',
    acts: 'content',
    path: 'content/pictures',
    file: './content/pages/media/pictures.staff.tsx',
    name: 'pages_pictures',
    icon: 'camera',
  },
  {
    sees: 'content',
    acts: 'content',
    path: 'content/lines',
    file: './content/pages/lines/lines.staff.tsx',
    name: 'pages_lines',
    icon: 'info',
  },
  { sees: 'content', acts: 'content', path: 'content/:place', file: './content/pages/desk/text.staff.tsx' },
  {
    sees: 'content',
    path: 'content/:place/versions/:number',
    file: './content/pages/desk/version.staff.tsx',
  },
]
