/** One thing that changed: what it is called, what it was and what it is. Null where there was nothing. */
export type Change = { readonly name: string; readonly was: string | null; readonly is: string | null }

type Names = (text: string) => string

/** What an act changed, line by line; what stayed as it was is not told. */
export function differenceOf(before: unknown, after: unknown, names: Names = (text) => text): readonly Change[] {
  if (!isFields(before) && !isFields(after)) {
    const [was, is] = [said(before, names), said(after, names)]
    return was === null && is === null ? [] : [{ name: '', was, is }]
  }
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name) => {
    const [was, is] = [said(old[name], names), said(fresh[name], names)]
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

function said(value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map((one) => said(one, names) ?? '–').join(', ') || null
  if (isFields(value))
    return (
      Object.entries(value)
        .map(([name, one]) => `${name}: ${said(one, names) ?? '–'}`)
        .join(', ') || null
    )
  return names(String(value))
}
