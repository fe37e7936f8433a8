import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const { light, dark } = brand.colours
const colours = (from: { readonly sand: string; readonly ink: string; readonly soft: string; readonly sea: string }) =>
  `--sand:${from.sand};--ink:${from.ink};--soft:${from.soft};--sea:${from.sea}`
const style = `:root{color-scheme:light dark;${colours(light)}}
@media(prefers-color-scheme:dark){:root{${colours(dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--sand);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:28rem;padding:1.5rem;text-align:center}
h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 .5rem;color:var(--soft)}
a{display:inline-block;margin-top:1rem;padding:.7rem 1.5rem;border:2px solid var(--sea);border-radius:.5rem;color:var(--sea);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--sea);outline-offset:3px}`

/** The page for a device without a connection: complete in itself, because nothing else of the shop is cached. */
export function offlinePage(locale: Locale): string {
  const words = { locale } as const
  const title = m.storefront_offline_title({}, words)
  // An empty address is the page that could not be reached.
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${brand.name[locale]}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${m.storefront_offline_text({}, words)}</p><p>${m.storefront_offline_kept({}, words)}</p><a href="">${m.storefront_offline_again({}, words)}</a></main></body>
</html>
`
}
