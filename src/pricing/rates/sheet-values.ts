const DAY = 86_400_000
const excelBegins = Date.UTC(1899, 11, 30)

/** A day as a sheet has it: Excel's number of days since the end of 1899, or written out. Null for what is none. */
export function sheetDay(text: string): string | null {
  const written = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (written) {
    const [, one = '', two = '', three = ''] = written
    return realDay(one.length === 4 ? `${one}-${two}-${three}` : `${three}-${two}-${one}`)
  }
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)
  return serial ? new Date(excelBegins + Number(serial[1]) * DAY).toISOString().slice(0, 10) : null
}

/** The day itself where it is one of the calendar. */
export function realDay(text: string): string | null {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

const written = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,2}))?$/
const precision = 15

/**
 * A number of a spreadsheet as an exact decimal, with its sign. Spreadsheets calculate with 15 digits and write 17:
 * 53.206699999999998 means 53.2067.
 */
export function sheetNumber(text: string): string | null {
  const found = written.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', fraction = '', power = '0'] = found
  let digits = BigInt(whole + fraction)
  let places = fraction.length - Number(power)
  for (let extra = digits.toString().length - precision; extra > 0; extra = digits.toString().length - precision) {
    const unit = 10n ** BigInt(extra)
    digits = (digits + unit / 2n) / unit
    places -= extra
  }
  return digits === 0n ? '0' : `${sign}${plain(digits, places)}`
}

function plain(digits: bigint, places: number): string {
  if (places <= 0) return (digits * 10n ** BigInt(-places)).toString()
  const text = digits.toString().padStart(places + 1, '0')
  const fraction = text.slice(-places).replace(/0+$/, '')
  return fraction === '' ? text.slice(0, -places) : `${text.slice(0, -places)}.${fraction}`
}
