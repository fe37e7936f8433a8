import { useEffect } from 'react'

/** Installs the worker that makes the shop installable; a browser that will not have it loses nothing else. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    }
  }, [])
}
