import type { ReactNode } from 'react'

/** The recovery codes, shown only once, and the way on. */
export function RecoveryCodes({
  codes,
  children,
}: {
  readonly codes: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-5">
      <ul dir="ltr" className="figures grid grid-cols-1 gap-2 rounded border border-line bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="text-center select-all">
            {code}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
