import { Icon } from '#platform/ui/show/icon.tsx'
import { m } from '#words/messages.js'

/** At the end of an explaining page: how to reach a person. */
export function HelpNote({ phone, hours }: { readonly phone: string; readonly hours: string }) {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface p-5 shadow-rest">
      <div>
        <p className="font-semibold">{m.storefront_help_title()}</p>
        <p className="text-soft">{m.storefront_help_text({ hours })}</p>
      </div>
      <a
        href={`tel:${phone.replaceAll(' ', '')}`}
        className="figures inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-sea no-underline hover:underline"
      >
        <Icon name="phone" />
        {phone}
      </a>
    </aside>
  )
}
