import type { Office } from '#fulfilment/requests/facts/read-offices.ts'
import { Scene } from '#platform/ui/scenes/scenes.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Stage } from '#platform/ui/show/stage.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

/** Where one can come: each office with its address, hours, telephone and place on the map. */
export function ContactOffices({ offices }: { readonly offices: readonly Office[] }) {
  if (offices.length === 0) return null
  return (
    <section aria-labelledby="offices" className="mt-10">
      <h2 id="offices" className="mb-3 text-xl">
        {m.tickets_offices()}
      </h2>
      <ul className="flex flex-col gap-4">
        {offices.map(({ code, name, address, phone, hours, map }) => (
          <li
            key={code}
            className="grid grid-cols-1 overflow-hidden rounded-large border border-line bg-surface sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <Stage tone="sky" className="flex items-center justify-center max-sm:h-40">
              <Scene name="collect" className="absolute inset-0 size-full" />
            </Stage>
            <div className="flex min-w-0 flex-col items-start gap-1 p-4">
              <h3 className="text-lg">
                <bdi>{name}</bdi>
              </h3>
              <p>
                <bdi>{address}</bdi>
              </p>
              <p className="text-sm text-soft">{hours}</p>
              <p className="flex flex-wrap items-center gap-x-6">
                {phone && (
                  <a
                    href={`tel:${phone.replaceAll(' ', '')}`}
                    className="figures inline-flex min-h-11 items-center gap-2 text-sea no-underline hover:underline"
                  >
                    <Icon name="phone" />
                    {phone}
                  </a>
                )}
                <TextLink href={map}>{m.tickets_office_map()}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
