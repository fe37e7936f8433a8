const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * The number on the box as 14 digits, or null where it is none that the world shares: another length, a wrong check digit, numbers
 * that shops give themselves (GS1 prefixes 02, 04, 20 to 29), coupons (05, 98, 99).
 */
export function gtinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null
  const number = digits.padStart(14, '0')
  return isChecked(number) && isShared(number) ? number : null
}

function isChecked(number: string): boolean {
  const sum = [...number.slice(0, 13)].reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(number[13])
}

function isShared(number: string): boolean {
  if (/^0+$/.test(number)) return false
  if (number.startsWith('000000')) return !/^0{6}[02]/.test(number)
  return !/^(?:0[245]|2|9[89])/.test(number.slice(1))
}
