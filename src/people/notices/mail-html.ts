import type { Locale } from '#platform/work/work.ts'
import type { LetterGoods, LetterRows } from './letter.ts'
import { blocksHtml, blocksText, type MailBlock } from './mail-blocks.ts'
import { goodsText, linesBlock, picturesBlock, rowsBlock } from './mail-goods.ts'
import { darkStyle, directionOf, endOf, escapeHtml, fonts, light, startOf } from './mail-look.ts'
import { wayBlock } from './mail-way.ts'

type MailLink = { readonly text: string; readonly url: string }

/** The content of a mail, in plain sentences of its room; it contains no markup. */
export type MailContent = {
  readonly locale: Locale
  readonly brand: string
  /** What it is about, beside the name of the shop: an order's number. */
  readonly about?: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** What staff wrote, below the paragraphs. */
  readonly blocks?: readonly MailBlock[]
  readonly goods?: LetterGoods
  readonly rows?: LetterRows
  /** Shown left to right and large: a pickup code, an order number. */
  readonly code?: string
  readonly action?: MailLink
  /** A rule that matters now, below the button. */
  readonly afterAction?: string
  readonly footer: string
  /** Below the footer: where to ask, and where to choose which messages come. */
  readonly links?: readonly MailLink[]
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
${previewOf(content)}${[content, ...again].map(letterOf).join('\n')}
</body>
</html>`
}

// What an inbox shows beside the subject: the first sentence, not the name of the shop.
function previewOf({ paragraphs, blocks = [] }: MailContent): string {
  const said = [
    ...paragraphs,
    ...blocks.flatMap((one) => (one.kind === 'paragraph' ? one.parts.map(({ text }) => text).join('') : [])),
  ]
  const first = said.find((one) => one.length > 30) ?? said[0] ?? ''
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(first.slice(0, 140))}</div>\n`
}

function letterOf(content: MailContent): string {
  const { locale, goods, rows, footer, links = [], blocks = [] } = content
  const [direction, start, end] = [directionOf(locale), startOf(locale), endOf(locale)]
  const origin = originOf(content)
  const paragraphs = content.paragraphs.map(
    (one) =>
      `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:1.7;overflow-wrap:anywhere">${escapeHtml(one)}</p>`,
  )
  const about = content.about
    ? `<td align="${end}" style="font-size:14px;color:${light['soft-on-deep']}">${escapeHtml(content.about)}</td>`
    : ''
  return `<table ${table} lang="${locale}" dir="${direction}"><tr><td align="center" style="padding:24px 0">
<table ${table} style="max-width:600px"><tr><td style="padding:16px 24px;background:${light.deep};border-radius:16px 16px 0 0">
<table ${table}><tr>${markOf(origin)}<td align="${start}" style="font-size:20px;font-weight:600;color:${light['on-deep']}">${escapeHtml(content.brand)}</td>${about}</tr></table></td></tr>
<tr><td class="m-card" style="background:${light.surface}">${goods ? picturesBlock(goods) : ''}
<table ${table}><tr><td align="${start}" style="padding:28px 24px;text-align:${start}">
<h1 class="m-ink" style="margin:0 0 12px;font-size:28px;line-height:1.35;overflow-wrap:anywhere">${escapeHtml(content.title)}</h1>
${paragraphs.join('\n')}
${blocksHtml(blocks, locale)}${goods ? wayBlock(goods, origin) : ''}${codeBlock(content.code)}${goods ? linesBlock(goods, locale) : ''}${rows ? rowsBlock(rows, locale) : ''}${actionBlock(content)}
</td></tr></table></td></tr>
<tr><td class="m-foot m-soft" align="${start}" style="padding:20px 24px;background:${light.sunken};border-radius:0 0 16px 16px;font-size:14px;line-height:1.7;color:${light.soft}">${escapeHtml(footer)}${linksBlock(links)}</td></tr></table>
</td></tr></table>`
}

// Pictures of the shop come from where the button or a link leads; a mail without either has words alone.
function originOf({ action, links = [] }: MailContent): string | null {
  const url = action?.url ?? links[0]?.url
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : null
}

function markOf(origin: string | null): string {
  if (origin === null) return ''
  return `<td width="42" valign="middle"><img src="${escapeHtml(`${origin}/mail-mark.png`)}" alt="" width="32" height="32" style="display:block;border:0"></td>`
}

function linksBlock(links: readonly MailLink[]): string {
  const each = links.map(
    ({ text, url }) =>
      `<a href="${escapeHtml(url)}" class="m-soft" style="color:${light.soft};text-decoration:underline">${escapeHtml(text)}</a>`,
  )
  return each.length > 0 ? `<div style="padding-top:8px">${each.join(' &nbsp;·&nbsp; ')}</div>` : ''
}

/** The same mail without markup. */
export function mailText(content: MailContent, ...again: readonly MailContent[]): string {
  return [content, ...again].map(plainOf).join('\n\n* * *\n\n')
}

function plainOf(content: MailContent): string {
  const { title, paragraphs, goods, rows, code, action, afterAction, footer, links = [], blocks = [] } = content
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
    ...blocksText(blocks),
    ...(goods ? goodsText(goods) : []),
    ...prices,
    ...(code ? [code] : []),
    ...(action ? [`${action.text}:\n${action.url}`] : []),
    ...(afterAction ? [afterAction] : []),
    footer,
    ...links.map(({ text, url }) => `${text}:\n${url}`),
  ].join('\n\n')
}

function codeBlock(code: string | undefined): string {
  if (!code) return ''
  return `<p dir="ltr" class="m-ink m-well" style="margin:0 0 16px;padding:14px;border-radius:12px;background:${light.sunken};font-size:28px;font-weight:600;text-align:center;overflow-wrap:anywhere">${escapeHtml(code)}</p>\n`
}

function actionBlock({ action, afterAction }: MailContent): string {
  const after = afterAction
    ? `<p class="m-soft" style="margin:16px 0 0;font-size:14px;line-height:1.6;text-align:center;color:${light.soft}">${escapeHtml(afterAction)}</p>`
    : ''
  if (!action) return after
  return `<table ${table} style="margin:20px 0 0"><tr><td align="center" class="m-button" style="border-radius:8px;background:${light.accent}"><a href="${escapeHtml(action.url)}" class="m-button" style="display:block;padding:16px 24px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-size:18px;font-weight:600;text-decoration:none">${escapeHtml(action.text)}</a></td></tr></table>${after}`
}
