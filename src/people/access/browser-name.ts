const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** The browser and system of a user agent, enough to recognise one's own: "Chrome · Android". Null for a program. */
export function browserName(agent: string): string | null {
  const named = [browsers, systems].map((known) => known.find(([, form]) => form.test(agent))?.[0])
  const said = named.filter((one) => one !== undefined)
  return said.length > 0 ? said.join(' · ') : null
}
