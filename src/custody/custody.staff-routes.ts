import { route } from '@react-router/dev/routes'

export const custodyStaffRoutes = [route('pieces', './custody/gaps.staff.tsx')]
