import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import { countMentions } from '#care/tickets/desk/mentions.ts'
import { Failure, FailureState, useFailure } from '#fronts/storefront/failure.tsx'
import { PendingLine } from '#fronts/storefront/frame/pending-line.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { ProofAskedFirst, useProofAsked } from '#people/proofs/proof-asked.tsx'
import { readStaffName } from '#people/staff/read-staff-name.ts'
import { useLiveReload } from '#platform/http/pages/use-live-reload.ts'
import { visitOf } from '#platform/http/visit.ts'
import { consoleScreens } from './console-screens.ts'
import { type ConsoleFacts, ConsoleShell } from './console-shell.tsx'
import { readPricesWaiting } from './read-prices-waiting.ts'
import { readQueues } from './read-queues.ts'

/** Only staff come in; who is not signed in goes to the staff door and comes back. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { roles } = requireStaff(visit, 'overview', request)
  const { locale, cookies, now } = visit
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : 'auto'
  return visit.read(async (work): Promise<ConsoleFacts> => {
    const name = (await readStaffName(work)) ?? ''
    const loads = await readQueues(work)
    const screens = consoleScreens(`/${locale}/ops`, locale, roles)
    const mentions = await countMentions(work)
    return { locale, theme, now, name, roles, loads, mentions, prices: await readPricesWaiting(work), screens }
  })
}

export default function ConsoleLayout() {
  const facts = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  // Queues, their counts and who has what in hand follow what colleagues and customers do.
  useLiveReload('/api/ops/events', facts.now.getTime(), 2_000)
  return (
    <ConsoleShell facts={facts} pathname={pathname}>
      <PendingLine />
      <Outlet />
    </ConsoleShell>
  )
}

export function ErrorBoundary() {
  const failure = useFailure()
  const asked = useProofAsked()
  const { pathname } = useLocation()
  const facts = useRouteLoaderData<typeof loader>('console/console.layout')
  if (!facts) return <Failure {...failure} />
  return (
    <ConsoleShell facts={facts} pathname={pathname}>
      {asked ? <ProofAskedFirst asked={asked} locale={facts.locale} /> : <FailureState {...failure} />}
    </ConsoleShell>
  )
}
