import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

/** A scanned or typed barcode in the form of the database: without spaces, in capital letters and Western digits. */
export function normalBarcode(typed: string): string {
  return withWesternDigits(typed).replace(/\s+/g, '').toUpperCase()
}

/** Whether this is a barcode of ours with this letter: its check digit fits. */
export function isBarcode(letter: string, code: string): boolean {
  const [, number = '', check = ''] = new RegExp(`^${letter}(\\d{7,12})(\\d)$`).exec(code) ?? []
  return number !== '' && checkDigit(number) === Number(check)
}

function checkDigit(number: string): number {
  const sum = [...number].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
