import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#words/runtime.js'
import { tellError, watchErrors } from './fronts/storefront/watch-errors.ts'

watchErrors(window)
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'ar'))

hydrateWhenWhole()

/**
 * A page may still be arriving (`Suspense`). It becomes interactive once all of it is shown: an update of the router in
 * between would make React throw away what has just been shown.
 */
function hydrateWhenWhole(): void {
  const isWhole = document.readyState !== 'loading' && document.querySelector('body > [hidden][id^="S:"]') === null
  if (isWhole) startTransition(hydrate)
  else setTimeout(hydrateWhenWhole, 20)
}

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onUncaughtError: (error) => tellError('react', error),
      onCaughtError: (error) => tellError('react', error),
      onRecoverableError: (error) => tellError('react, mended', error),
    },
  )
}
