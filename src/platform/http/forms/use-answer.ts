import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * What the page's action last answered to a form, until who reads it goes on. The router's own forgets it as soon as the page is
 * read again: a refusal, and what was typed, would be gone with the next news of somebody else's work.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [kept, keep] = useState({ key, answer })
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) keep({ key, answer })
  return answer ?? (kept.key === key ? kept.answer : undefined)
}
