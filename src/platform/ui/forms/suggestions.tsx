import { useEffect, useId, useRef, useState } from 'react'

export type Suggested = { readonly text: string; readonly note?: string; readonly to?: string }

type SuggestionsProps = {
  /** The box that somebody types in. */
  readonly input: HTMLInputElement
  readonly label: string
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Suggested[]>
  /** Where one leads that has an address of its own; all others are searched for. */
  readonly onGo: (to: string) => void
}

const pauseMs = 120
const leastLetters = 2

/**
 * What stands below a box while somebody types: found after a pause, chosen by arrows or by a press. Loaded once the box is
 * used; it makes a combobox of it.
 */
export function Suggestions({ input, label, find, onGo }: SuggestionsProps) {
  const id = useId()
  const [found, setFound] = useState<readonly Suggested[]>([])
  const [at, setAt] = useState(-1)
  const close = () => {
    setFound([])
    setAt(-1)
  }
  const choose = ({ text, to }: Suggested) => {
    close()
    if (to !== undefined) return onGo(to)
    input.value = text
    input.form?.requestSubmit()
  }
  const press = (event: KeyboardEvent) => {
    if (found.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[at]
    if (step === 0 && event.key !== 'Escape' && !(event.key === 'Enter' && chosen)) return
    event.preventDefault()
    // One place more than there are suggestions: the box itself.
    if (step !== 0) setAt((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else close()
  }
  const latest = useRef({ press, close, find })
  latest.current = { press, close, find }
  useEffect(() => {
    let timer = 0
    let asking = new AbortController()
    const stop = () => {
      window.clearTimeout(timer)
      asking.abort()
    }
    const follow = () => {
      stop()
      setAt(-1)
      const typed = input.value.trim()
      if (typed.length < leastLetters || typed.includes('/')) return setFound([])
      const mine = new AbortController()
      asking = mine
      const ask = async () => {
        const news = await latest.current.find(typed, mine.signal).catch(() => [])
        if (!mine.signal.aborted) setFound(news)
      }
      timer = window.setTimeout(ask, pauseMs)
    }
    const leave = () => {
      stop()
      latest.current.close()
    }
    const key = (event: KeyboardEvent) => latest.current.press(event)
    input.addEventListener('input', follow)
    input.addEventListener('keydown', key)
    input.addEventListener('blur', leave)
    // What was typed while this was loaded.
    if (input.value !== input.defaultValue) follow()
    return () => {
      stop()
      input.removeEventListener('input', follow)
      input.removeEventListener('keydown', key)
      input.removeEventListener('blur', leave)
    }
  }, [input])
  const isOpen = found.length > 0
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.setAttribute('aria-controls', id)
    else input.removeAttribute('aria-controls')
    if (at >= 0) input.setAttribute('aria-activedescendant', `${id}-${at}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, id, isOpen, at])
  if (!isOpen) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded border border-line bg-surface py-1 text-start text-ink shadow-lift"
    >
      {found.map((one, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, and the list is never focused
        <div
          key={`${one.text} ${one.note ?? ''}`}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          // The box keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1 hover:bg-sunken aria-selected:bg-sunken"
        >
          <bdi className="min-w-0 truncate">{one.text}</bdi>
          {one.note && <span className="shrink-0 text-sm text-soft">{one.note}</span>}
        </div>
      ))}
    </div>
  )
}
