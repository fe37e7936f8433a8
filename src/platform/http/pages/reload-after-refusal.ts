import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A route's `shouldRevalidate`: a refusal often means that data has changed, so it is read again. */
export function reloadAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus >= 400)
}
