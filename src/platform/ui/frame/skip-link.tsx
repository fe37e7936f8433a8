/** The first stop of the keyboard: past the header, straight to the content. */
export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ink focus:shadow-lift"
    >
      {label}
    </a>
  )
}
