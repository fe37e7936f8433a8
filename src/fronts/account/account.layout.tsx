import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import { useLiveReload } from '#platform/http/pages/use-live-reload.ts'
import { visitOf } from '#platform/http/visit.ts'
import { SideMenu } from '#platform/ui/frame/side-menu.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { m } from '#words/messages.js'
import { accountMenu } from './account-menu.ts'
import { loadAccount } from './load-account.ts'
import { ViewedBanner } from './viewed-banner.tsx'

export const handle = { frame: { width: 'wide', search: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAccount(visitOf(context), request)
}

/**
 * Every page of the account is beside its menu, unless it asks for the whole width (`handle = { menu: false }`); on a
 * phone the menu is its own page.
 */
export default function AccountLayout() {
  const { locale, counts, now, viewed } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  // Orders, requests and payments change while somebody looks at them.
  useLiveReload(viewed ? null : '/api/events?payments=no', now)
  const isAlone = useMatches().some(({ handle }) => isWithoutMenu(handle))
  const page = isAlone ? (
    <Outlet />
  ) : (
    <Columns
      menu
      side={<SideMenu label={m.account_menu()} groups={accountMenu(`/${locale}`, pathname, counts)} />}
      main={<Outlet />}
    />
  )
  if (!viewed) return page
  return (
    <>
      <ViewedBanner {...viewed} />
      {page}
    </>
  )
}

function isWithoutMenu(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'menu' in handle && handle.menu === false
}
