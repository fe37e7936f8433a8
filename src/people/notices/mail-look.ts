import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'

/** Colours of mails: written into each element, because many mail programs read no style sheet. */
export const light = brand.colours.light
const { dark } = brand.colours

export const fonts = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/** What the dark look changes, by the class of an element. */
const darkLooks: Readonly<Record<string, string>> = {
  'm-page': `background:${dark.sand}`,
  'm-card': `background:${dark.surface}`,
  'm-foot': `background:${dark.sunken}`,
  'm-stage': `background:${dark['stage-sand']}`,
  'm-well': `background:${dark.sunken}`,
  'm-track': `background:${dark.line}`,
  'm-ink': `color:${dark.ink}`,
  'm-link': `color:${dark.sea}`,
  'm-soft': `color:${dark.soft}`,
  'm-line': `border-color:${dark.line}`,
  'm-heavy': `border-color:${dark.ink}`,
  'm-done': `background:${dark.sea};border-color:${dark.sea}`,
  'm-on-done': `color:${dark.surface}`,
  'm-going': `border-color:${dark.sea};color:${dark.sea}`,
  'm-next': `border-color:${dark.edge}`,
  'm-ok': `background:${dark['ok-soft']};color:${dark.ok}`,
  'm-button': `background:${dark.accent};color:${dark['on-accent']}`,
}

const darkRules = Object.entries(darkLooks).map(
  ([name, look]) => `.${name}{${look.replaceAll(/(?=;|$)/g, '!important')}}`,
)

/** The dark look, for mail programs that ask for it; the others show the light one. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules.join('\n')}}`

/** A mail as it looks in the dark without a style sheet, for previews: the pages of the shop allow no other sheet. */
export function darkened(html: string): string {
  return html.replace(/class="([^"]*)"(\s+style=")?/g, (whole, names: string, style?: string) => {
    const looks = names.split(' ').flatMap((name) => darkLooks[name] ?? [])
    if (looks.length === 0) return whole
    const important = looks.map((look) => look.replaceAll(/(?=;|$)/g, '!important')).join(';')
    return `class="${names}" style="${important}${style ? ';' : '"'}`
  })
}

export function withoutSheet(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, '')
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The side at which lines begin; a table's cell knows no other word. */
export function startOf(locale: Locale): 'right' | 'left' {
  return locale === 'ar' ? 'right' : 'left'
}

export function endOf(locale: Locale): 'right' | 'left' {
  return locale === 'ar' ? 'left' : 'right'
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
