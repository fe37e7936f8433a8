import { route } from '@react-router/dev/routes'

export const warehouseStaffRoutes = [
  route('warehouse', './warehouse/warehouse.staff.tsx'),
  route('warehouse/packages', './warehouse/packages.staff.tsx'),
  route('warehouse/unknown', './warehouse/unknown/unknown.staff.tsx'),
  route('warehouse/bins', './warehouse/bins/bins.staff.tsx'),
  route('warehouse/boxes', './warehouse/boxes/boxes.staff.tsx'),
  route('warehouse/boxes/:barcode', './warehouse/boxes/box.staff.tsx'),
  route('shipments', './warehouse/shipments.staff.tsx'),
  route('shipments/:number', './warehouse/shipment.staff.tsx'),
  route('hub', './warehouse/hub.staff.tsx'),
]
