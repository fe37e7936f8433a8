import type { LanguageLinkProps } from '#platform/ui/language-link.tsx'
import type { Theme, ThemeSwitchProps } from '#platform/ui/theme-switch.tsx'
import type { Locale } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { inOtherLanguage, otherLocale } from './other-place.ts'

/** The same page in the other language. */
export function languageSwitch(pathname: string, search: string, locale: Locale): LanguageLinkProps {
  return {
    to: inOtherLanguage(pathname, search, locale),
    text: m.site_language_name(),
    lang: otherLocale(locale),
    label: m.site_language(),
  }
}

export function themeSwitch(value: Theme): ThemeSwitchProps {
  return {
    action: '/theme',
    value,
    label: m.site_theme(),
    texts: { light: m.site_theme_light(), dark: m.site_theme_dark(), auto: m.site_theme_auto() },
  }
}
