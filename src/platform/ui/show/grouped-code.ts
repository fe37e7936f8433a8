export function isIban(code: string): boolean {
  return /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(code)
}

/**
 * The digits of a long number in groups that can be read aloud: threes, or fours if threes would leave one or two
 * alone. An IBAN is split into fours, as banks print it.
 */
export function groupedCode(code: string): readonly string[] {
  if (isIban(code)) return code.match(/.{1,4}/g) ?? [code]
  if (!/^\d{7,}$/.test(code)) return [code]
  const size = code.length % 4 === 0 && code.length % 3 !== 0 ? 4 : 3
  const groups = code.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? [code]
  const last = groups.at(-1) ?? ''
  if (last.length > 1) return groups
  return [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`]
}
