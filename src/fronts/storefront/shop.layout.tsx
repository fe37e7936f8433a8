import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router'
import { consentQuestion } from '#content/tracking/consent-question.ts'
import { reloadAfterRefusal } from '#platform/http/pages/reload-after-refusal.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Failure, FailureState, useFailure } from './failure.tsx'
import { type FrameFacts, loadFrame } from './frame/load-frame.ts'
import { ShopFrame } from './frame/shop-frame.tsx'
import { useServiceWorker } from './use-service-worker.ts'

// The counts in the header are right after a refusal, too.
export const shouldRevalidate = reloadAfterRefusal

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  return { ...(await loadFrame(visit)), question: consentQuestion(visit, request) }
}

export default function ShopLayout() {
  useServiceWorker()
  return (
    <ShopFrame facts={useLoaderData<typeof loader>()}>
      <Outlet />
    </ShopFrame>
  )
}

/** A page's error is shown in its place; the frame stays. */
export function ErrorBoundary() {
  const failure = useFailure()
  const facts = useRouteLoaderData<FrameFacts>('fronts/storefront/shop.layout')
  if (!facts) return <Failure {...failure} />
  return (
    <ShopFrame facts={facts} hasFailed>
      <FailureState {...failure} />
    </ShopFrame>
  )
}
