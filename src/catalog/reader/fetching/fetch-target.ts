const PRIVATE_ENDING =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|test|example|invalid|onion|alt)$/

/** `host:port` of our development shops, the only hosts on this machine that may be fetched. */
export type AllowedHosts = ReadonlySet<string>

/** Whether an address may be fetched at all, before its name is resolved. */
export function mayFetch(url: URL, allow: AllowedHosts): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  if (isAllowed(url, allow)) return true
  // The URL parser drops the scheme's default port, so any remaining port is another one.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return false
  const host = url.hostname.replace(/\.+$/, '').toLowerCase()
  if (host.startsWith('[') || /^[\d.]+$/.test(host) || /^0x/.test(host)) return false
  return host.includes('.') && host.length <= 253 && !PRIVATE_ENDING.test(host)
}

export function isAllowed(url: URL, allow: AllowedHosts): boolean {
  return allow.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`)
}
