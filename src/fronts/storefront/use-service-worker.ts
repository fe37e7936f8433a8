import { useEffect } from 'react'
import { reportError } from './report-error.ts'

/**
 * Installs the service worker that makes the shop installable; a browser that refuses it loses nothing else, and the
 * reason is reported.
 */
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

// A worker is registered before it is installed, so a failure to cache its pages is only seen here. A browser with
// workers switched off may return no registration.
function watchInstalling(registration: ServiceWorkerRegistration | undefined): void {
  const worker = registration?.installing
  if (!worker) return
  const look = () => {
    if (worker.state === 'redundant') reportError('service worker: it was not installed')
    if (worker.state !== 'installing') worker.removeEventListener('statechange', look)
  }
  worker.addEventListener('statechange', look)
}
