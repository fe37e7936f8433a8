import { route } from '@react-router/dev/routes'

export const tariffsStaffRoutes = [
  route('pricing', './office/tariffs/overview.staff.tsx'),
  route('pricing/compare', './office/tariffs/versions/compare.staff.tsx'),
  route('pricing/tables/:section', './office/tariffs/sections/section.staff.tsx'),
  route('pricing/tables/:section/file', './office/tariffs/sections/section-file.ts'),
  route('pricing/drafts/:number', './office/tariffs/drafts/draft.staff.tsx'),
  route('pricing/drafts/:number/:section', './office/tariffs/drafts/draft-section.staff.tsx'),
]
