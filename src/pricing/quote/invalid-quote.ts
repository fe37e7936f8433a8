/** What has no price: which field, and nothing guessed. */
export type InvalidQuote = { readonly code: 'INVALID_QUOTE'; readonly path: string }

export function invalid(path: string): InvalidQuote {
  return { code: 'INVALID_QUOTE', path }
}

export function isInvalid(answer: object): answer is InvalidQuote {
  return 'code' in answer && answer.code === 'INVALID_QUOTE'
}
