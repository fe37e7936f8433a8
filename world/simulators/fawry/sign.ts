import crypto from 'node:crypto'

/** Signs as FawryPay does. Written separately from the adapter, so that a mistake in one of them shows. */
export function sign(secureKey: string, ...values: readonly (string | number)[]): string {
  const hash = crypto.createHash('sha256')
  for (const value of values) hash.update(`${value}`)
  hash.update(secureKey)
  return hash.digest('hex')
}

/** Piastres as pounds with two decimals. */
export function pounds(piastres: number): string {
  const whole = Math.trunc(piastres / 100)
  return `${whole}.${String(piastres % 100).padStart(2, '0')}`
}

/** A sum of a request, in pounds, as piastres; null if it has more than two decimals. */
export function piastres(sum: number): number | null {
  const count = Math.round(sum * 100)
  return Math.abs(count - sum * 100) < 1e-6 ? count : null
}
