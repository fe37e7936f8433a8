import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Closes a `<details>` popover on Esc (focus returns to its summary), on a click outside and on a choice inside. */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return
      box.current.open = false
      box.current.querySelector('summary')?.focus()
    }
    const onPress = (event: MouseEvent) => {
      const at = event.target
      if (!(at instanceof Element) || !box.current?.open) return
      if (!box.current.contains(at) || at.closest('a')) box.current.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onPress)
    }
  }, [])
  return box
}
