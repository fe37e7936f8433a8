// A weight or a price stays on one line, a sentence may break.
const shortFact = 24

/** The facts of goods in one line that breaks between them. */
export function FactsLine({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className="text-sm text-soft">
      {facts.map((fact, place) => (
        <span key={fact}>
          <bdi>{fact.length < shortFact ? fact.replaceAll(' ', '\u00a0') : fact}</bdi>
          {place < facts.length - 1 && '\u00a0· '}
        </span>
      ))}
    </p>
  )
}
