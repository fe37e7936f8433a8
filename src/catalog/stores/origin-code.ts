/** The country's code in the price tables: the United Kingdom is `UK` there, `GB` in links and on pages. */
export function originCode(country: string): string
export function originCode(country: string | null): string | null
export function originCode(country: string | null): string | null {
  return country === 'GB' ? 'UK' : country
}
