declare global {
  /** React Router's list of the files of this build, which has its version. */
  var __reactRouterManifest: { readonly version: string } | undefined
}

/** Reports an error in the browser to the shop; if that fails too, nothing else can be done. */
export function reportError(error: string): void {
  const version = globalThis.__reactRouterManifest?.version.slice(0, 40)
  const body = JSON.stringify({ error: error.slice(0, 4000), path: location.pathname.slice(0, 500), version })
  const headers = { 'content-type': 'application/json' }
  fetch('/api/system-logs', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
