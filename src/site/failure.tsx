import { m } from '#words/messages.js'

/** The page that stands where something went wrong: what happened, what to do, what to tell us. */
export function Failure({
  status,
  reference,
}: {
  readonly status: number
  readonly locale: 'ar' | 'en'
  readonly reference: string
}) {
  const missing = status === 404
  return (
    <main className="mx-auto max-w-xl p-8">
      <title>{missing ? m.site_not_found_title() : m.site_fault_title()}</title>
      <h1 className="text-2xl font-semibold">{missing ? m.site_not_found_title() : m.site_fault_title()}</h1>
      <p className="mt-4">{missing ? m.site_not_found_text() : m.site_fault_text()}</p>
      {reference && !missing && (
        <p className="mt-4 text-soft">
          <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
    </main>
  )
}
