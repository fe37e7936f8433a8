import { route } from '@react-router/dev/routes'

export const ratesStaffRoutes = [
  route('pricing/rates', './office/tariffs/rates/rates.staff.tsx'),
  route('pricing/rates/file', './office/tariffs/rates/rates-file.ts'),
]
