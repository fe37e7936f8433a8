import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#words/runtime.js'
import { tellError, watchErrors } from './fronts/storefront/watch-errors.ts'

watchErrors(window)
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'ar'))

startTransition(() => {
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
})
