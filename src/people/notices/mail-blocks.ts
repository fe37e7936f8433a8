import type { Locale } from '#platform/work/work.ts'
import { escapeHtml, light, startOf } from './mail-look.ts'

/** A part of a mail that is written by staff, in plain sentences; it contains no markup. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly { readonly text: string; readonly url?: string }[] }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly source: string }
  | { readonly kind: 'products'; readonly products: readonly MailProduct[] }

/** Goods that a mail offers, at what they cost when it was sent. */
export type MailProduct = {
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly price: string
  /** What the price is, and where it is bought. */
  readonly note: string
}

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

export function blocksHtml(blocks: readonly MailBlock[], locale: Locale): string {
  return blocks.map((block) => blockHtml(block, locale)).join('\n')
}

function blockHtml(block: MailBlock, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 class="m-ink" style="margin:24px 0 8px;font-size:20px;line-height:1.4;overflow-wrap:anywhere">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:1.7;overflow-wrap:anywhere">${block.parts.map(partHtml).join('')}</p>`
    case 'button':
      return `<table ${table} style="margin:8px 0 20px"><tr><td align="center" class="m-button" style="border-radius:8px;background:${light.accent}"><a href="${escapeHtml(block.url)}" class="m-button" style="display:block;padding:14px 24px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-size:17px;font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a></td></tr></table>`
    case 'picture':
      return `<img src="${escapeHtml(block.source)}" alt="${escapeHtml(block.alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;margin:0 0 16px;border:0;border-radius:12px">`
    case 'products':
      return `<table ${table} style="margin:0 0 16px">${block.products.map((one, place) => productRow(one, place > 0, locale)).join('\n')}</table>`
  }
}

function partHtml({ text, url }: { readonly text: string; readonly url?: string }): string {
  if (url === undefined) return escapeHtml(text)
  return `<a href="${escapeHtml(url)}" class="m-link" style="color:${light.sea};text-decoration:underline">${escapeHtml(text)}</a>`
}

function productRow({ title, url, picture, price, note }: MailProduct, hasLineAbove: boolean, locale: Locale): string {
  const above = `${hasLineAbove ? `border-top:1px solid ${light.line};` : ''}padding:14px 0`
  const image = picture
    ? `<a href="${escapeHtml(url)}"><img src="${escapeHtml(picture)}" alt="" width="96" height="96" style="display:block;width:96px;height:96px;object-fit:contain;border:0;border-radius:10px;background:#ffffff"></a>`
    : ''
  return `<tr><td class="m-line" width="${image ? 112 : 1}" valign="top" style="${above}">${image}</td>
<td class="m-line" align="${startOf(locale)}" valign="middle" style="${above}"><a href="${escapeHtml(url)}" class="m-ink" style="color:${light.ink};font-size:16px;line-height:1.5;text-decoration:none;overflow-wrap:anywhere;word-break:break-word"><bdi>${escapeHtml(title)}</bdi></a><div class="m-ink" style="padding-top:4px;font-size:20px;font-weight:600">${escapeHtml(price)}</div><div class="m-soft" style="font-size:14px;color:${light.soft}">${escapeHtml(note)}</div></td></tr>`
}

/** The same without markup. */
export function blocksText(blocks: readonly MailBlock[]): readonly string[] {
  return blocks.flatMap(blockText)
}

function blockText(block: MailBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [block.parts.map(({ text, url }) => (url === undefined ? text : `${text} (${url})`)).join('')]
    case 'button':
      return [`${block.text}:\n${block.url}`]
    case 'picture':
      return [block.alt]
    case 'products':
      return block.products.map(({ title, price, note, url }) => `${title}\n${price} · ${note}\n${url}`)
  }
}
