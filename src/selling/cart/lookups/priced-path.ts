/** Where the facts that staff found are added to the cart, below the language. */
export function pricedPath(readingId: string | null, quantity: number): string {
  return `/cart/add?reading=${readingId ?? ''}&quantity=${quantity}`
}
