import { useNavigation } from 'react-router'
import { useSearchBox } from '#fronts/storefront/frame/use-search-box.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

/** The large box of a page that begins with it, and the way to several links at once. */
export function SearchBox({ home }: { readonly home: string }) {
  const box = useSearchBox(home)
  const { state, location } = useNavigation()
  const busy = state === 'loading' && [box.action, `${home}/cart/add`].includes(location.pathname)
  return (
    <div>
      <SearchBar {...box} large busy={busy} />
      <TextLink to={`${home}/search-product/links`} className="mt-1 min-h-11 text-sm">
        {m.storefront_several_links()}
      </TextLink>
    </div>
  )
}
