import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'

/** Colours of mails: written into each element, because many mail programs read no style sheet. */
export const light = brand.colours.light
const { dark } = brand.colours

export const fonts = "'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"

/** The dark look, for mail programs that ask for it; the others show the light one. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-page{background:${dark.sand}!important}.m-card{background:${dark.surface}!important}.m-foot{background:${dark.sunken}!important}
.m-ink{color:${dark.ink}!important}.m-soft{color:${dark.soft}!important}.m-link{color:${dark.sea}!important}
.m-line{border-color:${dark.line}!important}.m-well{background:${dark.sunken}!important}.m-track{background:${dark.line}!important}
.m-done{background:${dark.sea}!important;border-color:${dark.sea}!important}.m-on-done{color:${dark.surface}!important}
.m-going{border-color:${dark.sea}!important;color:${dark.sea}!important}.m-next{border-color:${dark.edge}!important}.m-stage{background:${dark['stage-sand']}!important}
.m-ok{background:${dark['ok-soft']}!important;color:${dark.ok}!important}.m-heavy{border-color:${dark.ink}!important}.m-button{background:${dark.accent}!important;color:${dark['on-accent']}!important}}`

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
