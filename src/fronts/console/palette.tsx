import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { IconLink } from '#platform/ui/forms/icon-button.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { m } from '#words/messages.js'
import type { loader } from './find.page.tsx'
import { FoundList, type FoundScreen } from './found-list.tsx'
import { useScanner } from './use-scanner.ts'

type PaletteProps = { readonly home: string; readonly screens: readonly FoundScreen[] }

const patience = 120
const nothing = { orders: [], customers: [], things: [] }

/**
 * Ctrl K from anywhere: an order, a customer, whatever has a number, or a screen; and a barcode scanned from anywhere leads to what
 * it names. Without JavaScript, a search box.
 */
export function Palette({ home, screens }: PaletteProps) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const navigate = useNavigate()
  const follow = useCallback(
    (code: string) => navigate(`${home}/find?scan=${encodeURIComponent(code)}`),
    [home, navigate],
  )
  useScanner(follow)
  useEffect(() => setOpen(key === ''), [key])
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="flex max-w-lg items-center gap-2">
      <span className="sm:hidden">
        <IconLink to={`${home}/find`} icon="search" label={m.console_find_title()} />
      </span>
      <SearchBar
        className="max-sm:hidden"
        icon="search"
        quiet
        action={`${home}/find`}
        label={m.console_find()}
        placeholder={m.console_find()}
        button={m.console_find_button()}
      />
      <kbd dir="ltr" title={m.console_find_open()} className="shrink-0 font-sans text-xs text-soft max-lg:hidden">
        Ctrl K
      </kbd>
      <Dialog open={isOpen} title={m.console_find_open()} closeLabel={m.console_close()} onClose={() => setOpen(false)}>
        <Finder home={home} screens={screens} />
      </Dialog>
    </div>
  )
}

function Finder({ home, screens }: PaletteProps) {
  const { data, load } = useFetcher<typeof loader>()
  const [query, setQuery] = useState('')
  const box = useRef<HTMLInputElement>(null)
  // Once, when its dialog stands: what is found later leaves the focus where it is.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    const timer = setTimeout(
      () => query.trim().length > 1 && load(`${home}/find?q=${encodeURIComponent(query)}`),
      patience,
    )
    return () => clearTimeout(timer)
  }, [query, home, load])
  const isFound = data && query.trim().length > 1
  const wanted = query.trim().toLowerCase()
  return (
    <search onKeyDown={moveFocus}>
      <div className="control mb-4 flex items-center gap-2 px-3">
        <Icon name="search" className="text-soft" />
        <input
          type="search"
          dir="auto"
          autoComplete="off"
          data-found
          aria-label={m.console_find()}
          placeholder={m.console_find()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-11 min-w-0 grow bg-transparent outline-none"
          ref={box}
        />
      </div>
      <div aria-live="polite" className="min-h-72">
        <FoundList
          home={home}
          found={isFound ? data : nothing}
          screens={screens.filter((screen) => (screen.names ?? screen.text).includes(wanted))}
        />
      </div>
      <p className="mt-3 text-sm text-soft">{m.console_find_hint()}</p>
    </search>
  )
}

/** Arrows go through what was found; Enter in the box opens the first of it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-found]')]
  const here = places.indexOf(document.activeElement as HTMLElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step !== 0) {
    event.preventDefault()
    places[(here + step + places.length) % places.length]?.focus()
  } else if (event.key === 'Enter' && here === 0) {
    event.preventDefault()
    places[1]?.click()
  }
}
