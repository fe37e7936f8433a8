import { useEffect } from 'react'

/**
 * A list worked through by keyboard: `j` and `k` move between its rows, Enter opens the row's link, `/` goes to the
 * search box, and any element with `data-key` is pressed by that key. Keys typed into a field stay there.
 */
export function useQueueKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const target = goal(event.key)
  if (!target) return
  event.preventDefault()
  if (target.dataset.key === event.key) target.click()
  else target.focus()
}

function goal(key: string): HTMLElement | null {
  const main = document.getElementById('main')
  if (!main || document.querySelector('dialog[open]')) return null
  if (key === '/') return main.querySelector<HTMLElement>('input[type="search"]')
  if (key === 'j') return neighbour(main, 1)
  if (key === 'k') return neighbour(main, -1)
  return /^[a-z]$/.test(key) ? main.querySelector<HTMLElement>(`[data-key="${key}"]:not(:disabled)`) : null
}

function neighbour(main: HTMLElement, step: 1 | -1): HTMLElement | null {
  const rows = [...main.querySelectorAll<HTMLElement>('[data-queue] tbody tr, [data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = at < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[at + step]
  return row?.matches('a, [tabindex]') ? row : (row?.querySelector<HTMLElement>('a[href], input, button') ?? null)
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'submit', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
