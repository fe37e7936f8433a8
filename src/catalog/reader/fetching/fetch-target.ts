import ipaddr from 'ipaddr.js'

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

// Addresses that ipaddr.js calls unicast but that are not public: v4 inside v6, tunnels, and cloud providers' internal
// addresses.
const DENIED = [
  '0.0.0.0/8',
  '100.64.0.0/10',
  '168.63.129.16/32',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
].map((range) => ipaddr.parseCIDR(range))
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. Unreadable and private ones, and those that wrap another address,
 * do not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_V6)) return false
  return !DENIED.some((range) => range[0].kind() === parsed.kind() && parsed.match(range))
}
