import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key by which limits count an address: an IPv4 address itself; of IPv6 the /64, because one household has all of it;
 * an IPv4 address in IPv6 notation as IPv4. Two spellings of one address give one key. Any other text is its own key.
 */
export function networkOf(ip: string): string {
  const bare = ip
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .toLowerCase()
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return bare.slice(0, 64)
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

// The eight groups of an address, with what `::` leaves out and an IPv4 at its end written out.
function groupsOf(ip: string): readonly number[] {
  const plain = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail] = plain.split('::')
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const missing = tail === undefined ? 0 : 8 - first!.length - last!.length
  return [...first!, ...Array<string>(missing).fill('0'), ...last!].map((group) => Number.parseInt(group, 16))
}

/**
 * A wider piece of the internet, which stays the same while a phone changes its address: the /16 of IPv4, the /32 of IPv6.
 */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  const parts = isIPv4(network) ? network.split('.') : network.split(':')
  return parts.length < 3 ? network : parts.slice(0, 2).join(isIPv4(network) ? '.' : ':')
}
