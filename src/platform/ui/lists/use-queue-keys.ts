import { useEffect } from 'react'
import { holdRow, letGo, rowBeside, rowsOf } from './row-in-hand.ts'

/**
 * Keys for a list: `j` and `k` move between its rows, Enter opens the row's link, `x` chooses the row (with Shift, like
 * a click with Shift, all up to the last chosen one), `e` goes to the first field of `data-fields`, `/` to the search
 * box and Esc or Enter back out of it, and any element with `data-key` is pressed by that key. Keys are identified by
 * their place on the keyboard, whatever they write; keys typed into a field stay there. If the row with the focus
 * disappears, the focus does not jump to the first row.
 */
export function useQueueKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
      // A key that was pressed already may be for the page that is just shown: it is pressed all the same.
      document.removeEventListener('submit', onSubmit)
    }
  }, [])
}

// A scanner types faster than any person: its first characters are no keys of ours.
const scannerGap = 60
let pressing: ReturnType<typeof setTimeout> | undefined
let chosenLast: HTMLInputElement | null = null

function onKey(event: KeyboardEvent): void {
  clearTimeout(pressing)
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  // The browser's own Esc first empties the box.
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement && event.target.value === '')
    leaveSearch(event.target)
  if (isTyping(event.target)) return
  const key = keyOf(event)
  const target = goal(key)
  // A screen may have another use for it.
  if (key === 'x' && !target) choose(event)
  if (!target) return
  event.preventDefault()
  if (target.dataset.key === key) pressing = setTimeout(() => target.click(), scannerGap)
  else target.focus()
}

// The letter on the key, also if the keyboard writes Arabic.
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z/]$/i.test(key)) return key.toLowerCase()
  if (code === 'Slash') return '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

function goal(key: string): HTMLElement | null {
  const main = document.getElementById('main')
  if (!main || document.querySelector('dialog[open]')) return null
  if (key === '/') return main.querySelector<HTMLElement>('input[type="search"]')
  if (key === 'j') return neighbour(main, 1)
  if (key === 'k') return neighbour(main, -1)
  if (!/^[a-z]$/.test(key)) return null
  const wanted = `[data-key="${key}"]:not(:disabled)`
  const inHand = document.activeElement?.closest('article')?.querySelector<HTMLElement>(wanted)
  return inHand ?? main.querySelector<HTMLElement>(wanted) ?? (key === 'e' ? fieldOf(main) : null)
}

// The first field of the form for the chosen rows.
function fieldOf(main: HTMLElement): HTMLElement | null {
  const field = '[data-fields] :is(input, select):not([type="hidden"], :disabled)'
  const form = document.activeElement?.closest('form')
  return form?.querySelector<HTMLElement>(field) ?? main.querySelector<HTMLElement>(field)
}

function neighbour(main: HTMLElement, step: 1 | -1): HTMLElement | null {
  const row = rowBeside(main, step)
  if (!row || row.matches('a, [tabindex]')) return row ?? null
  return row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('input, button')
}

function onFocus({ target }: FocusEvent): void {
  const main = document.getElementById('main')
  if (main && target instanceof Node && main.contains(target)) holdRow(main)
}

// The search was sent: the next key is for the list.
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return
  letGo()
  leaveSearch(document.activeElement)
}

function leaveSearch(field: unknown): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'search' || !field.closest('#main')) return false
  field.blur()
  return true
}

function choose(event: KeyboardEvent): void {
  const main = document.getElementById('main')
  const row = main && rowsOf(main).find((one) => one.contains(document.activeElement))
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:disabled)')
  if (!box || document.querySelector('dialog[open]')) return
  event.preventDefault()
  box.click()
  if (event.shiftKey) chooseUpTo(box)
  chosenLast = box
}

function onClick({ target, shiftKey, isTrusted }: MouseEvent): void {
  if (!isTrusted || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  if (!target.closest('[data-queue], [data-row]')) return
  if (shiftKey) chooseUpTo(target)
  chosenLast = target
}

/** All rows between the last chosen one and this one get this one's state. */
function chooseUpTo(box: HTMLInputElement): void {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(
      '[data-queue] tbody input[type="checkbox"], [data-row] input[type="checkbox"]',
    ),
  ]
  const [from, to] = [chosenLast ? boxes.indexOf(chosenLast) : -1, boxes.indexOf(box)]
  if (from < 0 || to < 0) return
  for (const one of boxes.slice(Math.min(from, to), Math.max(from, to) + 1))
    if (one.name === box.name && one.checked !== box.checked && !one.disabled) one.click()
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'submit', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
