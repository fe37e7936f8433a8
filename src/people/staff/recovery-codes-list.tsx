import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'

/** The recovery codes, the one time they are seen. */
export function RecoveryCodes({ codes, next }: { readonly codes: readonly string[]; readonly next: string }) {
  return (
    <div className="flex flex-col gap-5">
      <ul dir="ltr" className="figures grid grid-cols-1 gap-2 rounded border border-line bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="text-center select-all">
            {code}
          </li>
        ))}
      </ul>
      <ButtonLink to={next} kind="primary" size="large" full>
        {m.people_codes_kept()}
      </ButtonLink>
    </div>
  )
}
