import type { LanguageLinkProps } from '#platform/ui/frame/language-link.tsx'
import type { Theme, ThemeSwitchProps } from '#platform/ui/frame/theme-switch.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { inOtherLanguage, otherLocale } from './other-place.ts'

/** The same page in the other language. */
export function languageSwitch(pathname: string, search: string, locale: Locale): LanguageLinkProps {
  return {
    to: inOtherLanguage(pathname, search, locale),
    text: m.storefront_language_name(),
    lang: otherLocale(locale),
    label: m.storefront_language(),
  }
}

export function themeSwitch(value: Theme): ThemeSwitchProps {
  return {
    action: '/theme',
    value,
    label: m.storefront_theme(),
    texts: { light: m.storefront_theme_light(), dark: m.storefront_theme_dark(), auto: m.storefront_theme_auto() },
  }
}
