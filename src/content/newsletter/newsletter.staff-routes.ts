import type { StaffScreen } from '#people/access/staff-screen.ts'

export const newsletterStaffScreens: readonly StaffScreen[] = [
  {
    path: 'content/campaigns',
    file: './content/newsletter/campaigns/campaigns.staff.tsx',
    sees: 'content',
    acts: 'content',
    name: 'newsletter_campaigns',
    icon: 'mail',
    menu: 'shop',
  },
  {
    path: 'content/campaigns/:id',
    file: './content/newsletter/campaigns/campaign.staff.tsx',
    sees: 'content',
    acts: 'content',
  },
]
