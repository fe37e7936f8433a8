import { sectionNames } from '#office/tariffs/section-names.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type DraftTabsProps = {
  readonly locale: Locale
  readonly number: string
  readonly at: SectionKey | 'draft'
  /** The tables this draft changes. */
  readonly changed: readonly SectionKey[]
}

/** The tables of a draft beside each other, those it changes marked. */
export function DraftTabs({ locale, number, at, changed }: DraftTabsProps) {
  const home = `/${locale}/ops/pricing/drafts/${number}`
  return (
    <div className="-mt-4 mb-3">
      <Tabs
        label={m.tariffs_sections_of()}
        items={[
          { to: home, text: m.tariffs_draft({ number }), current: at === 'draft' },
          ...(Object.keys(sectionNames) as SectionKey[]).map((section) => ({
            to: `${home}/${section}`,
            text: `${sectionNames[section]()}${changed.includes(section) ? ' •' : ''}`,
            current: at === section,
          })),
        ]}
      />
    </div>
  )
}
