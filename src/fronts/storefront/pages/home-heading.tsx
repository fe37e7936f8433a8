import type { ReactNode } from 'react'

type HomeHeadingProps = {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly aside?: ReactNode
}

/** The subject of a part of the page, with a link to more. */
export function HomeHeading({ id, title, lead, aside }: HomeHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:mb-6">
      <div className="max-w-text">
        <h2 id={id} className="text-xl lg:text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-soft">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
