/**
 * Which way a title reads: as most of its letters do. By its first letter alone a brand's Latin name would turn an Arabic
 * title around, and the mark of what was cut off would stand at its beginning.
 */
export function titleDirection(title: string): 'rtl' | 'ltr' | 'auto' {
  const count = (letters: RegExp) => title.match(letters)?.length ?? 0
  const fromRight = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)
  const letters = count(/\p{L}/gu)
  if (letters === 0) return 'auto'
  return fromRight * 2 > letters ? 'rtl' : 'ltr'
}
