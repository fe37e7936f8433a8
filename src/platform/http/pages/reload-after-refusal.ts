import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A route's `shouldRevalidate`: what was refused is often refused because things moved on, so they are read again. */
export function reloadAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus >= 400)
}
