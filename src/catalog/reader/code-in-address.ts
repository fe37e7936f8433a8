/**
 * The shop's product number at the end of an address: `…/red-lamp-2251315.html`, `…/p-c1091807`, `…/item/m73194523815`.
 */
export function codeInAddress(url: URL): string | null {
  const parts = decoded(url.pathname).replace(/\/+$/, '').split('/')
  const last = parts.at(-1) ?? ''
  const code = last.match(/(?:^|(?<!\d)[-_])(?:p-?)?([a-z]{0,5}\d{5,14}(?:-\d{2})?)(?:\.html?)?$/i)?.[1]
  // The name may follow the number: `…/app/2101960/NAME`.
  const found = code ?? parts.slice(-3, -1).findLast((part) => /^\d{5,14}$/.test(part))
  return found && !isDate(found) ? found : null
}

/** Whether a code could be a shop's product number: not a random id and not a part of an address. */
export function isProductCode(code: string): boolean {
  return (
    !/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(code) && !/[^\x20-\x7e].*\/|^https?:/i.test(code)
  )
}

const isDate = (code: string) => /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(code)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
