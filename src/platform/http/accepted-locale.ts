import type { Locale } from '#platform/work/work.ts'

/** Which of our languages a browser would rather have, by the weights it gives (RFC 9110 §12.5.4); null for neither. */
export function acceptedLocale(header: string | undefined): Locale | null {
  let best: { readonly locale: Locale; readonly weight: number } | null = null
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const locale = tag.split('-')[0]
    const weight = weightOf(parameters)
    if ((locale === 'ar' || locale === 'en') && weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale ?? null
}

function weightOf(parameters: readonly string[]): number {
  const said = parameters.find((one) => one.startsWith('q='))
  if (said === undefined) return 1
  const weight = Number(said.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
