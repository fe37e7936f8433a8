import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DoorCard } from '#people/access/door-card.tsx'
import { brand } from '#platform/settings/brand.ts'
import { LanguageLink } from '#platform/ui/frame/language-link.tsx'
import { Logo } from '#platform/ui/frame/logo.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type StaffDoorProps = {
  readonly locale: Locale
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The staff sign-in has no frame: no cart, no shop, only the name above it and the other language. */
export function StaffDoor({ locale, title, lead, children }: StaffDoorProps) {
  const { pathname, search } = useLocation()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <main id="main" className="min-h-dvh px-4 py-10 sm:py-16">
      <div className="mx-auto mb-8 flex max-w-md items-center justify-between">
        <Logo name={brand.name[locale]} />
        <LanguageLink
          to={pathname.replace(/^\/[^/]+/, `/${other}`) + search}
          text={m.people_language_name()}
          lang={other}
          label={m.people_language()}
          className="text-sea hover:bg-sunken"
        />
      </div>
      <DoorCard title={title} lead={lead}>
        {children}
      </DoorCard>
    </main>
  )
}
