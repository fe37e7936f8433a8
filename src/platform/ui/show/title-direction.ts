/**
 * The direction of a title: that of most of its letters. By its first letter alone a Latin brand name would reverse an
 * Arabic title, and the ellipsis would be at its beginning.
 */
export function titleDirection(title: string): 'rtl' | 'ltr' | 'auto' {
  const count = (letters: RegExp) => title.match(letters)?.length ?? 0
  const fromRight = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)
  const letters = count(/\p{L}/gu)
  if (letters === 0) return 'auto'
  return fromRight * 2 > letters ? 'rtl' : 'ltr'
}
