/** An answer of a page's action, and the visits of the page that it belongs to, by their keys in the browser's history. */
export type Kept<Answer> = { readonly answer: Answer | undefined; readonly keys: readonly (string | undefined)[] }

/** What the router says at one moment: the action's answer, the page shown, and the one that is being loaded. */
export type RouterMoment<Answer> = {
  readonly answer: Answer | undefined
  readonly key: string
  readonly nextKey: string | undefined
}

/**
 * Keeps an answer when it is first seen. The router may show it while the refused form's page, with a key of its own, is
 * still being loaded: the answer belongs to both, because a live update at that moment forgets it at the second.
 */
export function keepAnswer<Answer>(kept: Kept<Answer>, { answer, key, nextKey }: RouterMoment<Answer>): Kept<Answer> {
  return answer === undefined || answer === kept.answer ? kept : { answer, keys: [key, nextKey] }
}

/** The answer to show: the router's, or the kept one as long as the reader stays at the page. */
export function shownAnswer<Answer>(kept: Kept<Answer>, { answer, key }: RouterMoment<Answer>): Answer | undefined {
  return answer ?? (kept.keys.includes(key) ? kept.answer : undefined)
}
