import { route } from '@react-router/dev/routes'

export const warehouseStaffRoutes = [
  route('warehouse', './fulfilment/warehouse/warehouse.staff.tsx'),
  route('warehouse/packages', './fulfilment/warehouse/packages.staff.tsx'),
  route('warehouse/unknown', './fulfilment/warehouse/unknown/unknown.staff.tsx'),
  route('warehouse/bins', './fulfilment/warehouse/bins/bins.staff.tsx'),
  route('warehouse/boxes', './fulfilment/warehouse/boxes/boxes.staff.tsx'),
  route('warehouse/boxes/:barcode', './fulfilment/warehouse/boxes/box.staff.tsx'),
  route('shipments', './fulfilment/warehouse/shipments/shipments.staff.tsx'),
  route('shipments/:number', './fulfilment/warehouse/shipments/shipment.staff.tsx'),
  route('hub', './fulfilment/warehouse/hub/hub.staff.tsx'),
]
