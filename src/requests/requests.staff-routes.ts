import { route } from '@react-router/dev/routes'

export const requestsStaffRoutes = [
  route('requests', './requests/requests.staff.tsx'),
  route('pickup-desk', './requests/pickup-desk.staff.tsx'),
]
