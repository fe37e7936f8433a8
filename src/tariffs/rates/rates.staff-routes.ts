import { route } from '@react-router/dev/routes'

export const ratesStaffRoutes = [
  route('pricing/rates', './tariffs/rates/rates.staff.tsx'),
  route('pricing/rates/file', './tariffs/rates/rates-file.ts'),
]
