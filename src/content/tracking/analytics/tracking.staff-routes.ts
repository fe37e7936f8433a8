import type { StaffScreen } from '#people/access/staff-screen.ts'

export const trackingStaffScreens: readonly StaffScreen[] = [
  {
    sees: 'reports',
    path: 'analytics',
    file: './content/tracking/analytics/analytics.staff.tsx',
    name: 'tracking_analytics',
    icon: 'list',
    menu: 'shop',
  },
  {
    sees: 'reports',
    path: 'analytics/operations',
    file: './content/tracking/rollups/operations.staff.tsx',
    name: 'tracking_operations',
    icon: 'list',
  },
  { sees: 'reports', path: 'analytics/operations/file', file: './content/tracking/rollups/operations-file.ts' },
  {
    sees: 'reports',
    path: 'analytics/margin',
    file: './content/tracking/margins/margins.staff.tsx',
    name: 'tracking_margin',
    icon: 'list',
  },
  { sees: 'reports', path: 'analytics/margin/file', file: './content/tracking/margins/margins-file.ts' },
  {
    sees: 'audit',
    path: 'analytics/consents',
    file: './content/tracking/consents/consents.staff.tsx',
    name: 'tracking_consents',
    icon: 'list',
  },
  { sees: 'audit', path: 'analytics/consents/file', file: './content/tracking/consents/consents-file.ts' },
  { sees: 'reports', path: 'analytics/file', file: './content/tracking/analytics/analytics-file.ts' },
]
