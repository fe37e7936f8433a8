import { route } from '@react-router/dev/routes'

export const expectationsStaffRoutes = [
  route('late', './expectations/late.staff.tsx'),
  route('late/times', './expectations/stage-times.staff.tsx'),
]
