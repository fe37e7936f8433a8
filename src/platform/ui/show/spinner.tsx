/** A turning ring over a busy element; the label is read aloud. */
export function Spinner({ label }: { readonly label?: string }) {
  return (
    <span role="status" className="absolute inset-0 inline-flex items-center justify-center">
      <span
        className="size-5 animate-turn rounded-full border-2 border-current border-e-transparent"
        aria-hidden="true"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
