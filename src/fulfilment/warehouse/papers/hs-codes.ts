// Headings of the Harmonized System for categories that one heading or chapter covers. They are a proposal for the
// broker, who decides by the goods themselves; a category that is too wide (electronics, other) has none.
const byCategory: ReadonlyMap<string, string> = new Map([
  ['shoes', '6404'],
  ['bags', '4202'],
  ['watches', '9102'],
  ['jewelry', '7117'],
  ['cosmetics', '3304'],
  ['perfumes', '3303'],
  ['mobiles', '8517'],
  ['computers', '8471'],
  ['screens', '8528'],
  ['consoles', '9504'],
  ['carpets', '5705'],
  ['toys', '9503'],
  ['babyFood', '1901'],
  ['supplements', '2106'],
  ['books', '4901'],
  ['sports', '9506'],
  ['carParts', '8708'],
])

export function hsCodeOf(category: string): string | null {
  return byCategory.get(category) ?? null
}
