import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/**
 * The last answer of the page's action, until the reader leaves the page. The router forgets it as soon as the page's data
 * is loaded again: a refusal, and what was typed, would be lost with the next live update.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const [kept, keep] = useState({ key, answer })
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) keep({ key, answer })
  return answer ?? (kept.key === key ? kept.answer : undefined)
}
