import type { Locale } from '#platform/work/work.ts'

/** The content of a mail, in plain sentences of its room; it contains no markup. */
export type MailContent = {
  readonly locale: Locale
  readonly brand: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Shown left to right and large: a pickup code, an order number. */
  readonly code?: string
  readonly action?: { readonly text: string; readonly url: string }
  readonly footer: string
}

const ink = '#12343b'
const accent = '#0b6e6e'
const fonts = "'IBM Plex Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif"

/**
 * The shop's only mail layout, readable in both directions by mail programs with little CSS; the same content may
 * follow in a second language.
 */
export function mailHtml(content: MailContent, ...again: readonly MailContent[]): string {
  return `<!doctype html>
<html lang="${content.locale}" dir="${directionOf(content)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;background:#f6f1e7;font-family:${fonts};color:${ink}">
${[content, ...again].map(letterOf).join('\n')}
</body>
</html>`
}

function letterOf(content: MailContent): string {
  const paragraphs = content.paragraphs.map(
    (one) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.7">${escapeHtml(one)}</p>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" lang="${content.locale}" dir="${directionOf(content)}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px;text-align:start">
<p style="margin:0 0 24px;font-size:18px;font-weight:600;color:${accent}">${escapeHtml(content.brand)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeHtml(content.title)}</h1>
${paragraphs.join('\n')}
${codeBlock(content.code)}${actionBlock(content.action)}
<p style="margin:24px 0 0;font-size:14px;line-height:1.7;color:#5b6b6f">${escapeHtml(content.footer)}</p>
</td></tr></table>
</td></tr></table>`
}

function directionOf({ locale }: MailContent): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The same mail without markup. */
export function mailText(content: MailContent, ...again: readonly MailContent[]): string {
  return [content, ...again].map(plainOf).join('\n\n* * *\n\n')
}

function plainOf(content: MailContent): string {
  const action = content.action ? [`${content.action.text}:\n${content.action.url}`] : []
  const code = content.code ? [content.code] : []
  return [content.title, ...content.paragraphs, ...code, ...action, content.footer].join('\n\n')
}

function codeBlock(code: string | undefined): string {
  if (!code) return ''
  return `<p dir="ltr" style="margin:0 0 16px;font-size:28px;font-weight:600;text-align:center">${escapeHtml(code)}</p>\n`
}

function actionBlock(action: MailContent['action']): string {
  if (!action) return ''
  const url = escapeHtml(action.url)
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.text)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all;text-align:center"><a href="${url}" style="color:${accent}">${url}</a></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
