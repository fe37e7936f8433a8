import { route } from '@react-router/dev/routes'

export const tariffsStaffRoutes = [
  route('pricing', './tariffs/overview.staff.tsx'),
  route('pricing/compare', './tariffs/versions/compare.staff.tsx'),
  route('pricing/tables/:section', './tariffs/sections/section.staff.tsx'),
  route('pricing/tables/:section/file', './tariffs/sections/section-file.ts'),
  route('pricing/drafts/:number', './tariffs/drafts/draft.staff.tsx'),
  route('pricing/drafts/:number/:section', './tariffs/drafts/draft-section.staff.tsx'),
]
