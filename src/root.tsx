import './platform/ui/theme.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { Failure } from './fronts/storefront/failure.tsx'
import { reloadOnce } from './fronts/storefront/reload-once.ts'
import { keepUnsent } from './fronts/storefront/unsent-forms.ts'
import { UnsentNote } from './fronts/storefront/unsent-note.tsx'
import { visitOf } from './platform/http/visit.ts'
import { brand } from './platform/settings/brand.ts'
import { fontFiles } from './platform/ui/fonts.ts'

export const middleware = [reloadOnce]
export const clientMiddleware = [keepUnsent]

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, cookies, nonce, requestId } = visitOf(context)
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : undefined
  return { locale, theme, nonce, requestId }
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const facts = useRouteLoaderData<typeof loader>('root')
  const locale = facts?.locale ?? 'ar'
  // The nonce is the server's alone: browsers hide it from the page, so hydration must not compare it.
  const nonce = facts?.nonce
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} data-theme={facts?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {fontFiles(locale).map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.colours.light.sand} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.colours.dark.sand} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <UnsentNote>
      <Outlet />
    </UnsentNote>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const facts = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <Failure status={status} locale={facts?.locale ?? 'ar'} reference={facts?.requestId ?? ''} />
}
