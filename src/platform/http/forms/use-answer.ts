import { useState } from 'react'
import { useActionData, useLocation, useNavigation } from 'react-router'
import { keepAnswer, shownAnswer } from './keep-answer.ts'

/**
 * The last answer of the page's action, until the reader leaves the page. The router forgets it as soon as the page's data
 * is loaded again: a refusal, and what was typed, would be lost with the next live update.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>()
  const { key } = useLocation()
  const moment = { answer, key, nextKey: useNavigation().location?.key }
  const [kept, keep] = useState(() => keepAnswer({ answer: undefined, keys: [] }, moment))
  const now = keepAnswer(kept, moment)
  if (now !== kept) keep(now)
  return shownAnswer(now, moment)
}
