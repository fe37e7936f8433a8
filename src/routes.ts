import { existsSync } from 'node:fs'
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { buildsDevPages } from './platform/settings.ts'
import { missingRoutes, siteRoutes } from './site/site.routes.ts'

const devRoutes = buildsDevPages()
  ? [
      ...prefix('dev', [
        ...(existsSync(new URL('./platform/ui/kit.page.tsx', import.meta.url))
          ? [route('kit', './platform/ui/kit.page.tsx')]
          : []),
      ]),
    ]
  : []

export default [
  index('./site/front-door.ts'),
  route('theme', './site/theme.ts'),
  route(':lang', './site/language.layout.tsx', [layout('./site/shop.layout.tsx', [...siteRoutes, ...missingRoutes])]),
  ...devRoutes,
  route('*', './site/not-found.page.tsx'),
] satisfies RouteConfig
