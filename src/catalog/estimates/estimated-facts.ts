/** A fact of goods that we guessed and nobody has confirmed yet. */
export const estimatedFacts = ['category', 'weight'] as const
export type EstimatedFact = (typeof estimatedFacts)[number]

/** What a guess was about: the category's code and the grams of one unit. */
type Guessed = { readonly category: string; readonly weightGrams: number | null }

/** The facts that are guesses, each with the value that was guessed, for a hidden field: `category=shoes,weight=900`. */
export function writeEstimated(facts: readonly EstimatedFact[], guessed: Guessed): string {
  return facts.map((fact) => `${fact}=${guessedValue(fact, guessed)}`).join(',')
}

/** The facts that are still guesses: a value that somebody chose or changed since is none. */
export function readEstimated(written: string, now: Guessed): readonly EstimatedFact[] {
  const said = written.split(',')
  return estimatedFacts.filter((fact) => {
    const value = guessedValue(fact, now)
    return value !== '' && said.includes(`${fact}=${value}`)
  })
}

/** Of any texts those that name a fact. */
export function knownFacts(texts: readonly string[]): readonly EstimatedFact[] {
  return estimatedFacts.filter((fact) => texts.includes(fact))
}

function guessedValue(fact: EstimatedFact, { category, weightGrams }: Guessed): string {
  return fact === 'category' ? category : weightGrams === null ? '' : String(weightGrams)
}
