import type { RequestChoices } from './choices-path.ts'

type HiddenChoicesProps = {
  readonly choices: RequestChoices
  readonly except?: readonly (keyof RequestChoices)[]
}

/** Sends the choices of earlier steps with the form. */
export function HiddenChoices({ choices, except = [] }: HiddenChoicesProps) {
  const { items, ...words } = choices
  return (
    <>
      {!except.includes('items') && items.map((id) => <input key={id} type="hidden" name="item" value={id} />)}
      {(['way', 'office', 'address', 'company'] as const)
        .filter((name) => !except.includes(name) && words[name])
        .map((name) => (
          <input key={name} type="hidden" name={name} value={words[name] ?? ''} />
        ))}
    </>
  )
}
