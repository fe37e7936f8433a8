import { useNavigation } from 'react-router'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { m } from '#words/messages.js'

type PasteLinkProps = {
  /** `/{lang}`. */
  readonly home: string
  readonly value?: string
  readonly error?: string | null
  readonly hint?: boolean
  /** For pages where another button is the main one. */
  readonly quiet?: boolean
}

/** The box where a link is pasted and the item form follows. A plain GET form, also for home and header. */
export function PasteLink({ home, value = '', error = null, hint = false, quiet = false }: PasteLinkProps) {
  const { state, location } = useNavigation()
  const action = `${home}/cart/add`
  const busy = state === 'loading' && location.pathname === action
  return (
    <div>
      <SearchBar
        large
        quiet={quiet}
        action={action}
        name="link"
        label={m.cart_paste_label()}
        placeholder={m.cart_paste_placeholder()}
        button={busy ? m.cart_paste_busy() : m.cart_paste_button()}
        value={value}
        busy={busy}
        error={error}
      />
      {hint && !error && <p className="mt-2 text-sm text-soft">{m.cart_paste_hint()}</p>}
    </div>
  )
}
