/** A benefit as staff write it. */
export type BenefitWords = {
  readonly line: string
  readonly kind: string
  readonly value?: string
  readonly max?: string
}

/** The same line as text, for the form. */
function benefitLine({ line, kind, value, max }: BenefitWords): string {
  return [line, kind, value, max && `max ${max}`].filter(Boolean).join(' ')
}

/** All benefits of a package, one per line. */
export function benefitsText(benefits: unknown): string {
  return (benefits as readonly BenefitWords[]).map(benefitLine).join('\n')
}
