import type { ReactNode } from 'react'

type TitledProps = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }

/** A section of the account with its heading. */
export function Titled({ title, aside, children }: TitledProps) {
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        {aside}
      </div>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  )
}
