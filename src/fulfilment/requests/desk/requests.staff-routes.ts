import { route } from '@react-router/dev/routes'

export const requestsStaffRoutes = [
  route('requests', './fulfilment/requests/desk/requests.staff.tsx'),
  route('requests/deliveries', './fulfilment/requests/deliveries/deliveries.staff.tsx'),
  route('run-sheets', './fulfilment/requests/run-sheets/run-sheets.staff.tsx'),
  route('run-sheets/:number', './fulfilment/requests/run-sheets/run-sheet.staff.tsx'),
  route('pickup-desk', './fulfilment/requests/desk/pickup-desk.staff.tsx'),
]
