type UnitsInputProps = {
  readonly name: string
  readonly label: string
  readonly most: number
  readonly typed?: string
  readonly error?: string
}

/** How many units, in the row of the item: all of them unless fewer are typed. */
export function UnitsInput({ name, label, most, typed, error }: UnitsInputProps) {
  return (
    <span className="relative z-10 inline-flex flex-col gap-1">
      <span dir="ltr" className="inline-flex items-center gap-1">
        <input
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed ?? String(most)}
          className="control w-14 px-2 text-center"
        />
        <span className="text-soft">/ {most}</span>
      </span>
      {error && (
        <span role="alert" className="max-w-60 text-sm text-bad">
          {error}
        </span>
      )}
    </span>
  )
}
