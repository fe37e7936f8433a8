/** An exact non-negative decimal as a fraction of a power of ten: '26.5584' is 265584 / 10000. */
export type Decimal = { readonly numerator: bigint; readonly scale: bigint }

const plainDecimal = /^\d+(?:\.\d+)?$/

/** Reads a plain decimal string exactly; signs, exponents, blanks and bare points give null. */
export function parseDecimal(text: unknown): Decimal | null {
  if (typeof text !== 'string' || !plainDecimal.test(text)) return null
  const point = text.indexOf('.')
  if (point < 0) return { numerator: BigInt(text), scale: 1n }
  const fraction = text.slice(point + 1)
  return { numerator: BigInt(text.slice(0, point) + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** The decimal without trailing zeros, as a customer would type it into a calculator. */
export function decimalText({ numerator, scale }: Decimal): string {
  const digits = scale.toString().length - 1
  const padded = numerator.toString().padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const fraction = padded.slice(padded.length - digits).replace(/0+$/, '')
  return digits === 0 || fraction === '' ? whole : `${whole}.${fraction}`
}

/** A rate said in percent: 0.125 is '12.5'. */
export function percentText({ numerator, scale }: Decimal): string {
  return decimalText({ numerator: numerator * 100n, scale })
}
