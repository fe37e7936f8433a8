// U15, U28: the focus is always visible, and nothing disappears or moves for people who asked for that. Runs inside the
// page.
import { type Check, channelsOf, contrastOf, groundOf, isSeen, nameOf } from './in-page.ts'

/** U15: every stop of the keyboard shows an outline with a contrast of 3:1, and no bar covers it. */
export const focusIsSeen: Check = () => {
  const faults: string[] = []
  const stops = 'a[href], button:not([disabled]), input:not([type=hidden]):not([disabled]), select, textarea, summary'
  const inModal = document.querySelector('dialog:modal')
  for (const stop of (inModal ?? document.body).querySelectorAll<HTMLElement>(stops)) {
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true })) continue
    stop.focus()
    if (document.activeElement !== stop) continue
    const isHiddenChoice = stop.matches('input') && !isSeen(stop)
    const lines = [stop, stop.closest('.control'), stop.closest('label'), stop.nextElementSibling]
    const around = isHiddenChoice ? [...(stop.closest('label')?.querySelectorAll('*') ?? [])] : []
    const drawn = [...lines, ...around].find((one) => {
      if (!one) return false
      const { boxShadow } = getComputedStyle(one)
      // A link that covers its card draws its line around the card, with what follows its words.
      const isLine = [getComputedStyle(one), getComputedStyle(one, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      return isLine || (one !== stop.nextElementSibling && /rgb.* 0px 0px 0px [2-9]px/.test(boxShadow))
    })
    if (!drawn) {
      faults.push(`no line around the focus: ${nameOf(stop)}`)
      continue
    }
    const colour = channelsOf(getComputedStyle(drawn).outlineColor)
    const isInside = Number.parseFloat(getComputedStyle(drawn).outlineOffset) < 0
    const ratio = contrastOf(colour, groundOf(isInside ? drawn : drawn.parentElement))
    if (ratio < 3) faults.push(`line of ${ratio.toFixed(1)}:1 around ${nameOf(stop)}`)
    const box = (isHiddenChoice ? (stop.closest('label') ?? stop) : stop).getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2)
    const y = box.top + Math.min(box.height / 2, 12)
    const over = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 2))
    const isOwn =
      over && (stop.contains(over) || over.contains(stop) || over.closest('label') === stop.closest('label'))
    const bar = over?.closest<HTMLElement>('*')
    const isBar = (one: Element | null | undefined): boolean => {
      for (let up = one ?? null; up; up = up.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(up).position)) return !up.contains(stop)
      return false
    }
    if (!isOwn && isBar(bar)) faults.push(`under ${over ? nameOf(over) : 'a bar'}: ${nameOf(stop)}`)
    if (y < 0 || y > innerHeight)
      faults.push(`outside the window (${Math.round(y)} of ${innerHeight}): ${nameOf(stop)}`)
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  return faults
}

/** U28: no movement for people who asked for less. */
export const nothingMoves: Check = () =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration ?? 0) > 10)
    .map((one) => {
      const target = one.effect instanceof KeyframeEffect ? one.effect.target : null
      return `still moves: ${target ? nameOf(target) : 'something'}`
    })

/** U28: in forced colours buttons and fields still have an edge, and a chosen option is still distinguishable. */
export const edgesInForcedColours: Check = () => {
  const faults: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>('main button, main select, main input, main textarea')) {
    if (!isSeen(control) || control.matches('[type=hidden], [type=checkbox], [type=radio], [type=file]')) continue
    const boxes = [
      control,
      control.closest('.control'),
      control.matches('[type=number]') ? control.closest('fieldset') : null,
    ]
    const hasEdge = boxes.some((one) => {
      if (!one) return false
      const { borderTopWidth, borderTopStyle, borderTopColor, outlineStyle } = getComputedStyle(one)
      const isDrawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none'
      return (isDrawn && channelsOf(borderTopColor)[3] > 0.5) || outlineStyle !== 'none'
    })
    // A quiet button consists of its words or its icon, like a link.
    const isQuiet = control.matches('button') && (control.textContent !== '' || control.ariaLabel !== null)
    if (!hasEdge && !isQuiet) faults.push(`no edge: ${nameOf(control)}`)
  }
  for (const chosen of document.querySelectorAll<HTMLInputElement>('main :checked:is([type=checkbox], [type=radio])')) {
    const label = chosen.closest('label')
    if (!label || !isSeen(label)) continue
    const twin = [...document.querySelectorAll<HTMLInputElement>(`main input[name="${CSS.escape(chosen.name)}"]`)].find(
      (one) => !one.checked && one.type === chosen.type,
    )
    const looks = (one: HTMLInputElement) =>
      [one, ...(one.closest('label')?.querySelectorAll('*') ?? []), one.closest('label')]
        .map((part) => {
          const style = part ? getComputedStyle(part) : null
          return `${style?.display}${style?.opacity}${style?.visibility}${style?.borderTopWidth}${style?.borderTopColor}${style?.backgroundColor}${style?.appearance}`
        })
        .join()
    if (twin && !(isSeen(chosen) && getComputedStyle(chosen).appearance !== 'none') && looks(twin) === looks(chosen))
      faults.push(`chosen looks like not chosen: ${nameOf(label)}`)
  }
  return faults
}
