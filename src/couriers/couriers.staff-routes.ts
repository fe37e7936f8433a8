import { route } from '@react-router/dev/routes'

export const couriersStaffRoutes = [
  route('couriers', './couriers/desk/waybills.staff.tsx'),
  route('couriers/companies', './couriers/companies/companies.staff.tsx'),
  route('couriers/companies/:code', './couriers/companies/company.staff.tsx'),
]
