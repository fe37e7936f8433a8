import type { Choices } from './checkout-form.ts'

/** What was chosen at the other steps travels with the form: nothing is lost by going back, reloading or having no script. */
export function HiddenChoices({
  choices,
  except = [],
}: {
  readonly choices: Choices
  readonly except?: readonly string[]
}) {
  return (
    <>
      {Object.entries(choices).map(([name, value]) =>
        value && !except.includes(name) ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  )
}
