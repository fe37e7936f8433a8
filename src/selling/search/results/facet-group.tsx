import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { m } from '#words/messages.js'
import type { ShownValue } from './shown-product.ts'

type GroupProps = { readonly title: string; readonly children: ReactNode; readonly isOpen?: boolean }

/** One subject to narrow by, folded by its title. */
export function FacetGroup({ title, children, isOpen = true }: GroupProps) {
  return (
    <details open={isOpen} className="group/facet border-t border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold hover:text-sea">
        {title}
        <Icon name="down" size={16} className="transition-transform group-open/facet:-scale-y-100" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

type ValuesProps = {
  readonly name: string
  readonly legend: string
  readonly values: readonly ShownValue[]
  /** Very many were found, and counted in part. */
  readonly isAtLeast: boolean
}

const shownAtOnce = 7

/** The values of a subject with how many products each leads to; what is chosen and the most come first. */
export function FacetValues({ name, legend, values, isAtLeast }: ValuesProps) {
  const ordered = [...values.filter(({ isChosen }) => isChosen), ...values.filter(({ isChosen }) => !isChosen)]
  const [first, rest] = [ordered.slice(0, shownAtOnce), ordered.slice(shownAtOnce)]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <Values name={name} values={first} isAtLeast={isAtLeast} />
      {rest.length > 0 && (
        <details className="group/rest">
          <summary className="inline-flex min-h-11 items-center gap-1 text-sm text-sea underline decoration-line underline-offset-4 group-open/rest:hidden">
            {m.search_facet_more()}
          </summary>
          <Values name={name} values={rest} isAtLeast={isAtLeast} />
        </details>
      )}
    </fieldset>
  )
}

function Values({ name, values, isAtLeast }: Omit<ValuesProps, 'legend'>) {
  return (
    <ul>
      {values.map(({ value, text, count, isChosen }) => (
        <li key={value}>
          <FacetBox name={name} value={value} isChosen={isChosen} count={count} isAtLeast={isAtLeast}>
            <bdi className="break-words">{text}</bdi>
          </FacetBox>
        </li>
      ))}
    </ul>
  )
}

type BoxProps = {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly count: number
  readonly isAtLeast: boolean
  readonly children: ReactNode
}

export function FacetBox({ name, value, isChosen, count, isAtLeast, children }: BoxProps) {
  return (
    <label className="narrow-value">
      <input type="checkbox" className="tick shrink-0" name={name} value={value} defaultChecked={isChosen} />
      <span className="min-w-0 grow">{children}</span>{' '}
      <span dir="ltr" className="figures text-sm text-soft">
        {count}
        {isAtLeast && count > 0 && '+'}
      </span>
    </label>
  )
}
