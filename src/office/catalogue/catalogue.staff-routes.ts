import type { StaffScreen } from '#people/access/staff-screen.ts'

const screen = { sees: 'catalogue', acts: 'catalogue' } as const

export const catalogueStaffScreens: readonly StaffScreen[] = [
  {
    sees: 'catalogue',
    path: 'catalogue',
    file: './office/catalogue/products/products.staff.tsx',
    name: 'catalogue_title',
    icon: 'box',
    menu: 'shop',
  },
  { ...screen, path: 'catalogue/products/:id', file: './office/catalogue/products/product.staff.tsx' },
  {
    ...screen,
    path: 'catalogue/feeds',
    file: './office/catalogue/feeds/feeds.staff.tsx',
    name: 'catalogue_feeds',
    icon: 'download',
  },
  { ...screen, path: 'catalogue/feeds/:id', file: './office/catalogue/feeds/feed.staff.tsx' },
  {
    ...screen,
    path: 'catalogue/stores',
    file: './office/catalogue/stores/stores.staff.tsx',
    name: 'catalogue_stores',
    icon: 'store',
  },
  {
    ...screen,
    path: 'catalogue/categories',
    file: './office/catalogue/categories/categories.staff.tsx',
    name: 'catalogue_categories',
    icon: 'list',
  },
  {
    ...screen,
    path: 'catalogue/categories/new',
    file: './office/catalogue/categories/new-kind.staff.tsx',
    name: 'catalogue_kind_add',
    icon: 'plus',
  },
  { ...screen, path: 'catalogue/categories/:code', file: './office/catalogue/categories/kind.staff.tsx' },
  {
    ...screen,
    path: 'catalogue/places',
    file: './office/catalogue/places/places.staff.tsx',
    name: 'catalogue_places',
    icon: 'star',
  },
  {
    ...screen,
    path: 'catalogue/synonyms',
    file: './office/catalogue/synonyms/synonyms.staff.tsx',
    name: 'catalogue_synonyms',
    icon: 'search',
  },
  {
    ...screen,
    path: 'catalogue/rules',
    file: './office/catalogue/rules/rules.staff.tsx',
    name: 'catalogue_rules',
    icon: 'shield',
  },
  {
    ...screen,
    path: 'catalogue/history',
    file: './office/catalogue/history/history.staff.tsx',
    name: 'catalogue_history',
    icon: 'clock',
  },
]
