import { decimalText, parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'

/** A rate of the tables as staff say it: '0.566' is '56.6'. */
export function toPercent(rate: string): string {
  const read = parseDecimal(rate)
  if (read === null) throw new RangeError(`not a rate: ${rate}`)
  return percentText(read)
}

/** And back, exactly: '56.6' is '0.566'. */
export function fromPercent(percent: string): string {
  const read = parseDecimal(percent)
  if (read === null) throw new RangeError(`not a percentage: ${percent}`)
  return decimalText({ numerator: read.numerator, scale: read.scale * 100n })
}
