import { route } from '@react-router/dev/routes'

export const couriersStaffRoutes = [
  route('couriers', './fulfilment/couriers/desk/waybills.staff.tsx'),
  route('couriers/companies', './fulfilment/couriers/companies/companies.staff.tsx'),
  route('couriers/companies/:code', './fulfilment/couriers/companies/company.staff.tsx'),
]
