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
  {
    path: 'customers',
    file: './fronts/console/customers/customers.staff.tsx',
    sees: 'customers',
    name: 'console_customers',
    icon: 'user',
    menu: 'people',
  },
  {
    path: 'customers/:id',
    file: './fronts/console/customers/customer.staff.tsx',
    sees: 'customers',
    acts: 'customers',
  },
  {
    path: 'customers/:id/acts',
    file: './fronts/console/customers/customer-acts.staff.tsx',
    sees: 'support',
    acts: 'support',
    actsApart: { view: 'customer-view' },
  },
  { path: 'orders/:number', file: './fronts/console/order/order.staff.tsx', sees: 'orders', acts: 'orders' },
]
