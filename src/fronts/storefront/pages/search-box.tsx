import { useNavigation } from 'react-router'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { m } from '#words/messages.js'

/** The large box of a page that begins with it. */
export function SearchBox({ home }: { readonly home: string }) {
  const action = `${home}/search-product`
  const { state, location } = useNavigation()
  const busy = state === 'loading' && [action, `${home}/cart/add`].includes(location.pathname)
  return (
    <div>
      <SearchBar
        large
        icon="search"
        action={action}
        label={m.storefront_paste_label()}
        placeholder={m.storefront_paste_placeholder()}
        button={m.storefront_paste_button()}
        busy={busy}
      />
    </div>
  )
}
