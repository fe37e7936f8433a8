import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router'
import { reloadAfterRefusal } from '#platform/http/pages/reload-after-refusal.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Failure, FailureState, useFailure } from './failure.tsx'
import { type FrameFacts, loadFrame } from './frame/load-frame.ts'
import { ShopFrame } from './frame/shop-frame.tsx'
import { useServiceWorker } from './use-service-worker.ts'

// The counts in the header are right after a refusal, too.
export const shouldRevalidate = reloadAfterRefusal

export async function loader({ context }: LoaderFunctionArgs) {
  return loadFrame(visitOf(context))
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
  const facts = useRouteLoaderData<FrameFacts>('site/shop.layout')
  if (!facts) return <Failure {...failure} />
  return (
    <ShopFrame facts={facts}>
      <FailureState {...failure} />
    </ShopFrame>
  )
}
