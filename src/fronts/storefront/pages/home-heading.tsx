import type { ReactNode } from 'react'
import type { Heading } from '#content/pages/home/home-headings.ts'

type HomeHeadingProps = {
  readonly id: string
  readonly title: string
  /** In words of the shop's people, where they wrote some. */
  readonly own?: Heading
  readonly lead?: ReactNode
  readonly aside?: ReactNode
}

/** The subject of a part of the page, with a link to more. */
export function HomeHeading({ id, title, own, lead, aside }: HomeHeadingProps) {
  const said = own?.lead || lead
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:mb-6">
      <div className="max-w-text">
        <h2 id={id} className="text-xl lg:text-2xl">
          {own?.title || title}
        </h2>
        {said && <p className="mt-1 text-soft">{said}</p>}
      </div>
      {aside}
    </div>
  )
}
