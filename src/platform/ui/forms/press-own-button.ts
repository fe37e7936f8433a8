import type { KeyboardEvent } from 'react'

/** Enter in a field presses the button beside it, not the first one of a form whose rows have their own buttons. */
export function pressOwnButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
