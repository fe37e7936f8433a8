import { type ComponentType, useEffect, useState } from 'react'

type Loaded = ComponentType<{ readonly input: HTMLInputElement }>

/**
 * Makes the boxes of a page suggest, the header's too: loaded once one of them is used, so that a page that is only read
 * pays nothing for it. Without it a box is a box.
 */
export function BoxSuggestions() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [Found, setFound] = useState<Loaded | null>(null)
  useEffect(() => {
    const use = (box: EventTarget | Element | null) => {
      if (!(box instanceof HTMLInputElement) || !box.matches('search > input[name=q]')) return
      setInput(box)
      import('./found-suggestions.tsx').then(
        ({ FoundSuggestions }) => setFound(() => FoundSuggestions),
        () => {},
      )
    }
    const watch = ({ target }: FocusEvent) => use(target)
    use(document.activeElement)
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [])
  return Found && input && <Found input={input} />
}
