import { index } from '@react-router/dev/routes'

export const siteRoutes = [index('./site/home.page.tsx')]
