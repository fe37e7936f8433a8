import { route } from '@react-router/dev/routes'

export const expectationsStaffRoutes = [
  route('late', './fulfilment/expectations/late.staff.tsx'),
  route('late/times', './fulfilment/expectations/stage-times.staff.tsx'),
]
