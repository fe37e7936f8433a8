/** A rate with its four places at least, so that rates stand under each other. */
export function fourPlaces(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}
