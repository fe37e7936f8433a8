// The rows of the last list, by name, and which of them had the focus.
let held: { readonly names: readonly string[]; readonly at: number } | undefined

/** The rows of this screen's lists, in their order. */
export function rowsOf(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('[data-queue] tbody tr, [data-row]')]
}

/** Remembers the row with the focus, and its neighbours. */
export function holdRow(main: HTMLElement): void {
  const rows = rowsOf(main)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (at >= 0) held = { names: rows.map(nameOf), at }
}

/** A newly requested list starts at its first row. */
export function letGo(): void {
  held = undefined
}

/**
 * The row after the one with the focus, or the one before. If the focus was lost, as when a colleague takes a row away
 * or on returning from an order, it continues from there.
 */
export function rowBeside(main: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsOf(main)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (at >= 0) return rows[at + step]
  const { names, at: was } = held ?? { names: [], at: 0 }
  const now = new Map(rows.map((row, place) => [nameOf(row), place]))
  const placeOf = (name: string | undefined) => (name === undefined || name === '' ? undefined : now.get(name))
  const same = placeOf(names[was])
  if (same !== undefined) return rows[same + step]
  for (const way of [step, -step])
    for (let one = was + way; one >= 0 && one < names.length; one += way) {
      const place = placeOf(names[one])
      if (place !== undefined) return rows[place]
    }
  return rows[step > 0 ? 0 : rows.length - 1]
}

// The name of a row, whatever else changes in it: its link's target, or its checkbox's value.
function nameOf(row: HTMLElement): string {
  const opener = row.matches('a[href]') ? row : row.querySelector('a.opener[href]')
  const box = row.querySelector<HTMLInputElement>('input[type="checkbox"]')
  return opener?.getAttribute('href') ?? box?.value ?? row.querySelector('a[href]')?.getAttribute('href') ?? ''
}
