import { useEffect } from 'react'

// A scanner types a code in one go; no hand is that fast for that long.
const gap = 60
const shortest = 5

/**
 * A scanner is a keyboard: what it types outside of any field, ended by Enter, is handed over, and no key of it reaches the page.
 * In a field it stays there.
 */
export function useScanner(onScan: (code: string) => void): void {
  useEffect(() => {
    let typed = ''
    let last = 0
    const press = (event: KeyboardEvent) => {
      // A key held down, as `j` through a list, is a hand's, and so is what follows it at once.
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) {
        typed = ''
        return
      }
      const letter = letterOf(event)
      if (letter === null && event.key !== 'Enter') return
      if (event.timeStamp - last > gap) typed = ''
      last = event.timeStamp
      if (letter !== null) typed += letter
      const isScan = typed.length >= (letter === null ? shortest : 3) && new Set(typed).size > 1
      if (isScan) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (letter === null) {
        if (isScan) onScan(typed)
        typed = ''
      }
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [onScan])
}

// As it stands on the key where the keyboard writes Arabic: a barcode has no other letters.
function letterOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^[!-~]$/.test(key)) return key
  if (/^Key[A-Z]$/.test(code)) return shiftKey ? code.slice(3) : code.slice(3).toLowerCase()
  if (/^(Digit|Numpad)\d$/.test(code)) return code.slice(-1)
  return { Minus: '-', Slash: '/', Period: '.' }[code] ?? null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'submit', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
