import { useEffect } from 'react'
import { reportError } from './report-error.ts'

/** Installs the worker that makes the shop installable; a browser that will not have it loses nothing else, and says why. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      navigator.serviceWorker
        .register('/sw.js')
        .then(watchInstalling)
        .catch((error) => reportError(`service worker: ${error}`))
    }
  }, [])
}

// A worker is registered before it is installed: one that could not keep its pages is only told here. A browser that has
// workers switched off may answer without a registration.
function watchInstalling(registration: ServiceWorkerRegistration | undefined): void {
  const worker = registration?.installing
  if (!worker) return
  const look = () => {
    if (worker.state === 'redundant') reportError('service worker: it was not installed')
    if (worker.state !== 'installing') worker.removeEventListener('statechange', look)
  }
  worker.addEventListener('statechange', look)
}
