import { route } from '@react-router/dev/routes'

export const warehouseStaffRoutes = [
  route('warehouse', './warehouse/warehouse.staff.tsx'),
  route('warehouse/packages', './warehouse/packages.staff.tsx'),
  route('shipments', './warehouse/shipments.staff.tsx'),
  route('shipments/:number', './warehouse/shipment.staff.tsx'),
  route('hub', './warehouse/hub.staff.tsx'),
]
