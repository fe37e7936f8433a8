/** Hundredths of a percent as a reader says it: 1250 is '+12.5 %', -34 is '−0.34 %'. */
export function pointsText(points: bigint): string {
  const size = points < 0n ? -points : points
  const fraction = String(size % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const sign = points > 0n ? '+' : points < 0n ? '−' : ''
  return `${sign}${size / 100n}${fraction && `.${fraction}`}\u00a0%`
}
