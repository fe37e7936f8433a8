import { route } from '@react-router/dev/routes'

export const requestsStaffRoutes = [
  route('requests', './requests/requests.staff.tsx'),
  route('requests/deliveries', './requests/deliveries/deliveries.staff.tsx'),
  route('run-sheets', './requests/run-sheets/run-sheets.staff.tsx'),
  route('run-sheets/:number', './requests/run-sheets/run-sheet.staff.tsx'),
  route('pickup-desk', './requests/pickup-desk.staff.tsx'),
]
