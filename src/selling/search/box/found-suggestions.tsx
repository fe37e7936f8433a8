import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { Suggestions } from '#platform/ui/forms/suggestions.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { findSuggestions } from './find-suggestions.ts'

/** What the box suggests: words, brands, categories and products. */
export function FoundSuggestions({ input }: { readonly input: HTMLInputElement }) {
  const navigate = useNavigate()
  const locale = getLocale()
  const place = input.closest('search')
  if (!place) return null
  return createPortal(
    <Suggestions
      key={input.defaultValue}
      input={input}
      label={m.search_box_suggestions()}
      find={(typed, signal) => findSuggestions(`/${locale}`, locale, typed, signal)}
      onGo={(to) => void navigate(to)}
    />,
    place,
  )
}
