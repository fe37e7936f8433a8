import { route } from '@react-router/dev/routes'

export const custodyStaffRoutes = [route('pieces', './fulfilment/custody/gaps/gaps.staff.tsx')]
