/** Inputs that are plain numbers: they come with the noun they count, or directly before a percent sign. */
const bareNumbers = new Set(
  'count units percent grams days hours minutes minimum maximum most limit quantity usual gone samples pages page last step of megabytes kilograms score'.split(
    ' ',
  ),
)

type Words = Readonly<Record<string, unknown>>

/** The Arabic messages with each inserted title, name, code and price isolated, so that it does not reorder the text around it. */
export function isolatedWords(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, isolated(value)]))
}

function isolated(value: unknown): unknown {
  if (typeof value === 'string') return isolateInputs(value)
  if (!Array.isArray(value)) return value
  return value.map((variant: { match: Record<string, string> }) => ({
    ...variant,
    match: Object.fromEntries(Object.entries(variant.match).map(([when, text]) => [when, isolateInputs(text)])),
  }))
}

/** `{title}` between U+2068 and U+2069, unless it is a bare number, is isolated already, or has a line or the text to itself. */
export function isolateInputs(text: string): string {
  return text.replace(/(?<![\u2066\n])\{(\w+)\}(?!%)/g, (input, name) =>
    bareNumbers.has(name) || text === input ? input : `\u2068${input}\u2069`,
  )
}
