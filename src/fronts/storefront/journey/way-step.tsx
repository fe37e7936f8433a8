import type { ReactNode } from 'react'
import { BodyView } from '#content/pages/body/body-view.tsx'
import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { m } from '#words/messages.js'
import type { StepText } from './step-text.ts'

type WayStepProps = {
  readonly step: StepText
  readonly number: number
  readonly isLast: boolean
  readonly pictures: readonly ShownPicture[]
  readonly children: ReactNode
}

/** One stop of the way: its number on the dashed line, its scene, its words. On a wide screen scenes and words change sides. */
export function WayStep({ step, number, isLast, pictures, children }: WayStepProps) {
  const { id, title, said, more } = step
  const isTurned = number % 2 === 0
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)] lg:gap-x-10">
      <div className="relative row-span-3 lg:col-start-2 lg:row-span-1 lg:row-start-1">
        <span className="figures relative z-10 grid size-10 place-items-center rounded-full bg-deep text-lg font-semibold text-on-deep lg:size-12">
          {number}
        </span>
        {!isLast && (
          <span
            aria-hidden="true"
            className="absolute start-1/2 top-10 bottom-0 -ms-px border-s-2 border-dashed border-edge lg:top-12"
          />
        )}
      </div>
      <section
        aria-labelledby={id}
        className={`min-w-0 pb-5 lg:row-start-1 lg:pb-16 ${isTurned ? 'lg:col-start-1' : 'lg:col-start-3'}`}
      >
        <h2 id={id} className="mb-2 pt-1 text-xl lg:text-2xl">
          {title}
        </h2>
        <div className="mb-3 lg:hidden">{children}</div>
        <BodyView blocks={said} pictures={pictures} />
        {more.length > 0 && (
          <Disclosure quiet summary={m.storefront_how_more()}>
            <div className="pt-2 text-base">
              <BodyView blocks={more} pictures={pictures} />
            </div>
          </Disclosure>
        )}
      </section>
      <div
        className={`pb-16 max-lg:hidden lg:row-start-1 ${isTurned ? 'lg:col-start-3' : 'lg:col-start-1'}`}
        aria-hidden="true"
      >
        {children}
      </div>
    </li>
  )
}
