import { useLocation } from 'react-router'
import type { LoadSuggestions, SearchBarProps } from '#platform/ui/forms/search-bar.tsx'
import { m } from '#words/messages.js'

const loadSuggestions: LoadSuggestions = async () =>
  (await import('#selling/search/box/found-suggestions.tsx')).FoundSuggestions

/** The one box for links and words; on the page of results it holds what was searched for. */
export function useSearchBox(home: string): SearchBarProps {
  const { pathname, search } = useLocation()
  const action = `${home}/search-product`
  return {
    action,
    name: 'q',
    icon: 'search',
    label: m.storefront_paste_label(),
    placeholder: m.storefront_paste_placeholder(),
    button: m.storefront_paste_button(),
    value: pathname === action ? (new URLSearchParams(search).get('q') ?? '') : '',
    suggest: loadSuggestions,
  }
}
