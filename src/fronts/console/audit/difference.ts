/** One thing that changed: what it is called, what it was and what it is. Null where there was nothing. */
export type Change = { readonly name: string; readonly was: string | null; readonly is: string | null }

/** How the value of a field is said; null says that there is none. */
export type Say = (field: string, value: unknown) => string | null

/** What an act changed, line by line; what stayed as it was is not told. */
export function differenceOf(before: unknown, after: unknown, said: Say = sayPlainly): readonly Change[] {
  if (!isFields(before) && !isFields(after)) {
    const [was, is] = [said('', before), said('', after)]
    return was === null && is === null ? [] : [{ name: '', was, is }]
  }
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name) => {
    const [was, is] = [said(name, old[name]), said(name, fresh[name])]
    return was === is ? [] : [{ name, was, is }]
  })
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value
  return value === null || value === undefined ? {} : { '': value }
}

// Codes and numbers as they stand in the entry.
function sayPlainly(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map((one) => sayPlainly(field, one) ?? '–').join(', ') || null
  if (!isFields(value)) return String(value)
  const parts = Object.entries(value).map(([name, one]) => `${name}: ${sayPlainly(name, one) ?? '–'}`)
  return parts.join(', ') || null
}
