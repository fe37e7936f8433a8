import { brand } from '#platform/settings/brand.ts'
import { Mark } from '#platform/ui/frame/logo.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { iconPaths } from '#platform/ui/show/icon-paths.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

const isIcon = (name: string): name is IconName => name in iconPaths
const iconNames = Object.keys(iconPaths).filter(isIcon)

/** Colours, text sizes, the logo and every icon. */
export function KitLook({ kit: { w } }: { readonly kit: Kit }) {
  return (
    <>
      <KitSection title={w('colours')}>
        <div className="flex flex-wrap items-center gap-6 text-sea">
          <Mark size={96} />
          <Mark size={48} />
          <Mark size={24} />
          <div className="min-w-0 text-ink">
            <p className="text-3xl font-semibold">{w('footer_aside')}</p>
          </div>
        </div>
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-8">
          {Object.keys(brand.colours.light).map((name) => (
            <li key={name} className="text-xs text-soft">
              <span className="block h-12 rounded border border-line" style={{ background: `var(--${name})` }} />
              <Ltr>{name}</Ltr>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-2">
          <p className="text-2xl font-semibold">
            {w('tl_ready')} <bdi>Sony WH-1000XM5</bdi>
          </p>
          <p className="text-lg">
            {w('notice_text')} <Ltr>EGP 1,234.50</Ltr>
          </p>
          <p>{w('answer')}</p>
          <p className="text-sm text-soft">
            {w('phone')}: <Ltr>+971 50 123 4567</Ltr>
          </p>
          <p className="text-xs text-soft">{w('footer_note')}</p>
        </div>
      </KitSection>
      <KitSection title={w('icons')}>
        <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8 lg:grid-cols-12">
          {iconNames.map((name) => (
            <li key={name} className="flex flex-col items-center gap-1 text-center text-xs text-soft">
              <Icon name={name} size={24} className="text-ink" />
              <Ltr className="max-w-full truncate">{name}</Ltr>
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  )
}
