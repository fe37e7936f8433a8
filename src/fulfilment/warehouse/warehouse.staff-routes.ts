import type { StaffScreen } from '#people/access/staff-screen.ts'

export const warehouseStaffScreens: readonly StaffScreen[] = [
  { path: 'warehouse', file: './fulfilment/warehouse/warehouse.staff.tsx', sees: 'receive', acts: 'receive' },
  {
    path: 'warehouse/packages',
    file: './fulfilment/warehouse/packages.staff.tsx',
    sees: 'receive',
    acts: 'receive',
    actsApart: { ship: 'ship' },
  },
  {
    path: 'warehouse/unknown',
    file: './fulfilment/warehouse/unknown/unknown.staff.tsx',
    sees: 'receive',
    acts: 'receive',
    name: 'warehouse_tab_unknown',
    icon: 'box',
  },
  {
    path: 'warehouse/bins',
    file: './fulfilment/warehouse/bins/bins.staff.tsx',
    sees: 'receive',
    acts: 'receive',
    name: 'console_bins',
    icon: 'list',
  },
  {
    path: 'warehouse/boxes',
    file: './fulfilment/warehouse/boxes/boxes.staff.tsx',
    sees: 'receive',
    acts: 'receive',
    name: 'console_boxes',
    icon: 'box',
  },
  {
    path: 'warehouse/boxes/:barcode',
    file: './fulfilment/warehouse/boxes/box.staff.tsx',
    sees: 'receive',
    acts: 'receive',
  },
  { path: 'shipments', file: './fulfilment/warehouse/shipments/shipments.staff.tsx', sees: 'customs' },
  {
    path: 'shipments/:number',
    file: './fulfilment/warehouse/shipments/shipment.staff.tsx',
    sees: 'customs',
    acts: 'customs',
    actsApart: { addBox: 'ship', takeBoxOut: 'ship', dissolve: 'ship' },
  },
  { path: 'hub', file: './fulfilment/warehouse/hub/hub.staff.tsx', sees: 'hub', acts: 'hub' },
]
