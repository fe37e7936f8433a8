import type { Locale } from '#platform/work/work.ts'
import type { LetterGoods, LetterRows } from './letter.ts'
import { goodsText, linesBlock, picturesBlock, rowsBlock, wayBlock } from './mail-goods.ts'
import { darkStyle, directionOf, endOf, escapeHtml, fonts, light, startOf } from './mail-look.ts'

/** The content of a mail, in plain sentences of its room; it contains no markup. */
export type MailContent = {
  readonly locale: Locale
  readonly brand: string
  /** What it is about, beside the name of the shop: an order's number. */
  readonly about?: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly goods?: LetterGoods
  readonly rows?: LetterRows
  /** Shown left to right and large: a pickup code, an order number. */
  readonly code?: string
  readonly action?: { readonly text: string; readonly url: string }
  readonly footer: string
}

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/**
 * The shop's only mail layout, readable in both directions by mail programs with little CSS, light and dark; the same
 * content may follow in a second language.
 */
export function mailHtml(content: MailContent, ...again: readonly MailContent[]): string {
  return `<!doctype html>
<html lang="${content.locale}" dir="${directionOf(content.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.title)}</title><style>${darkStyle}</style></head>
<body class="m-page m-ink" style="margin:0;background:${light.sunken};font-family:${fonts};color:${light.ink}">
${[content, ...again].map(letterOf).join('\n')}
</body>
</html>`
}

function letterOf(content: MailContent): string {
  const { locale, goods, rows } = content
  const [direction, start, end] = [directionOf(locale), startOf(locale), endOf(locale)]
  const paragraphs = content.paragraphs.map(
    (one) => `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:1.7">${escapeHtml(one)}</p>`,
  )
  const about = content.about
    ? `<td align="${end}" style="font-size:14px;color:${light['soft-on-deep']}">${escapeHtml(content.about)}</td>`
    : ''
  return `<table ${table} lang="${locale}" dir="${direction}"><tr><td align="center" style="padding:24px 0">
<table ${table} style="max-width:600px"><tr><td style="padding:16px 24px;background:${light.deep};border-radius:16px 16px 0 0">
<table ${table}><tr><td align="${start}" style="font-size:20px;font-weight:600;color:${light['on-deep']}">${markOf(content)}${escapeHtml(content.brand)}</td>${about}</tr></table></td></tr>
<tr><td class="m-card" style="background:${light.surface}">${goods ? picturesBlock(goods) : ''}
<table ${table}><tr><td align="${start}" style="padding:24px;text-align:${start}">
<h1 class="m-ink" style="margin:0 0 12px;font-size:26px;line-height:1.35">${escapeHtml(content.title)}</h1>
${paragraphs.join('\n')}
${goods ? wayBlock(goods) : ''}${codeBlock(content.code)}${goods ? linesBlock(goods, locale) : ''}${rows ? rowsBlock(rows, locale) : ''}${actionBlock(content.action)}
</td></tr></table></td></tr>
<tr><td class="m-foot m-soft" align="${start}" style="padding:16px 24px;background:${light.sunken};border-radius:0 0 16px 16px;font-size:14px;line-height:1.7;color:${light.soft}">${escapeHtml(content.footer)}</td></tr></table>
</td></tr></table>`
}

// The mark comes from the shop that the button leads to; a mail without a button has its name alone.
function markOf({ action }: MailContent): string {
  if (!action || !URL.canParse(action.url)) return ''
  const mark = escapeHtml(`${new URL(action.url).origin}/icon-192.png`)
  return `<img src="${mark}" alt="" width="32" height="32" style="display:inline-block;vertical-align:middle;border:0;border-radius:8px"> &nbsp;`
}

/** The same mail without markup. */
export function mailText(content: MailContent, ...again: readonly MailContent[]): string {
  return [content, ...again].map(plainOf).join('\n\n* * *\n\n')
}

function plainOf({ title, paragraphs, goods, rows, code, action, footer }: MailContent): string {
  const prices = rows
    ? [
        rows.title,
        ...rows.rows.map(({ label, amount, why }) => [`${label}: ${amount}`, why].filter(Boolean).join(' · ')),
        rows.note,
      ]
    : []
  return [
    title,
    ...paragraphs,
    ...(goods ? goodsText(goods) : []),
    ...prices,
    ...(code ? [code] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    footer,
  ].join('\n\n')
}

function codeBlock(code: string | undefined): string {
  if (!code) return ''
  return `<p dir="ltr" class="m-ink m-well" style="margin:0 0 16px;padding:12px;border-radius:12px;background:${light.sunken};font-size:28px;font-weight:600;text-align:center">${escapeHtml(code)}</p>\n`
}

function actionBlock(action: MailContent['action']): string {
  if (!action) return ''
  const url = escapeHtml(action.url)
  return `<table ${table} style="margin:20px 0 12px"><tr><td align="center" class="m-button" style="border-radius:8px;background:${light.accent}"><a href="${url}" class="m-button" style="display:block;padding:15px 24px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-size:17px;font-weight:600;text-decoration:none">${escapeHtml(action.text)}</a></td></tr></table>
<p dir="ltr" style="margin:0;font-size:12px;word-break:break-all;text-align:center"><a href="${url}" class="m-link" style="color:${light.sea}">${url}</a></p>`
}
