import type { StaffScreen } from '#people/access/staff-screen.ts'

/** The console's own screens; the rooms' screens stand beside them in the same frame. */
export const consoleStaffScreens: readonly StaffScreen[] = [
  { path: '', file: './fronts/console/overview.page.tsx', sees: 'overview', name: 'console_overview', icon: 'chart' },
  { path: 'find', file: './fronts/console/find.page.tsx', sees: 'overview' },
  {
    path: 'health',
    file: './fronts/console/health/health.staff.tsx',
    sees: 'reports',
    acts: 'settings',
    name: 'console_health',
    icon: 'shield',
    menu: 'shop',
  },
  {
    path: 'settings/audit',
    file: './fronts/console/audit/audit.staff.tsx',
    sees: 'audit',
    name: 'console_audit',
    icon: 'list',
    menu: 'shop',
  },
  {
    path: 'settings/audit/security',
    file: './fronts/console/audit/security.staff.tsx',
    sees: 'audit',
    name: 'console_security',
    icon: 'shield',
  },
  { path: 'orders/:number', file: './fronts/console/order/order.staff.tsx', sees: 'orders', acts: 'orders' },
]
