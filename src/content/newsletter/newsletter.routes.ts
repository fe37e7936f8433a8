import { route } from '@react-router/dev/routes'

export const newsletterRoutes = [
  route('newsletter', './content/newsletter/newsletter.page.tsx'),
  route('newsletter/confirm/:token', './content/newsletter/confirm.page.tsx'),
  route('newsletter/leave/:token', './content/newsletter/leave.page.tsx'),
]
