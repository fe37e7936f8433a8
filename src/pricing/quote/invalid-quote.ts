/** A request without a price: the wrong field; nothing is guessed. */
export type InvalidQuote = { readonly code: 'INVALID_QUOTE'; readonly path: string }

export function invalid(path: string): InvalidQuote {
  return { code: 'INVALID_QUOTE', path }
}

export function isInvalid(answer: object): answer is InvalidQuote {
  return 'code' in answer && answer.code === 'INVALID_QUOTE'
}
