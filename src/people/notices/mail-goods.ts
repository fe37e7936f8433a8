import type { Locale } from '#platform/work/work.ts'
import type { LetterGoods, LetterRows } from './letter.ts'
import { endOf, escapeHtml, light, startOf } from './mail-look.ts'

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/** The pictures of a letter's goods, one or two, before its first word; nothing where there are none. */
export function picturesBlock({ lines }: LetterGoods): string {
  const shown = lines.filter(({ picture }) => picture !== null).slice(0, 2)
  if (shown.length === 0) return ''
  const cells = shown.map(
    ({ picture, title }) =>
      `<td align="center" width="${100 / shown.length}%" style="padding:16px 8px"><img src="${escapeHtml(picture ?? '')}" alt="${escapeHtml(title)}" height="200" style="display:block;height:200px;width:auto;max-width:100%;object-fit:contain;border:0;border-radius:8px"></td>`,
  )
  return `<table ${table}><tr style="background:${light['stage-sand']}">${cells.join('')}</tr></table>`
}

/** How far the goods are, and when they come. */
export function wayBlock({ way, when }: LetterGoods): string {
  return `${way ? wayBar(way) : ''}${when ? `<table ${table} style="margin:0 0 20px"><tr><td class="m-well m-ink" style="padding:14px 16px;border-radius:12px;background:${light['stage-sea']};font-size:16px;line-height:1.6;font-weight:600">${escapeHtml(when)}</td></tr></table>` : ''}`
}

function wayBar({ parts, at }: NonNullable<LetterGoods['way']>): string {
  const cells = parts.map((part, place) => {
    const isDone = place <= at
    const bar = isDone
      ? `class="m-done" style="height:8px;line-height:8px;font-size:1px;border-radius:8px;background:${light.sea}"`
      : `class="m-track" style="height:8px;line-height:8px;font-size:1px;border-radius:8px;background:${light.line}"`
    const look =
      place === at
        ? `class="m-ink" style="padding-top:6px;font-size:13px;font-weight:600"`
        : `class="m-soft" style="padding-top:6px;font-size:13px;color:${light.soft}"`
    return `<td width="${100 / parts.length}%" valign="top" style="padding:0 2px"><div ${bar}>&nbsp;</div><div ${look}>${escapeHtml(part)}</div></td>`
  })
  return `<table ${table} style="margin:4px 0 20px"><tr>${cells.join('')}</tr></table>`
}

/** The goods one by one, each with its picture and where it is. */
export function linesBlock({ lines, more }: LetterGoods, locale: Locale): string {
  const rows = lines.map(({ title, note, state, picture }, place) => {
    const line = place > 0 ? `border-top:1px solid ${light.line};` : ''
    const image = picture
      ? `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;object-fit:contain;border:0;border-radius:8px;background:#ffffff">`
      : ''
    return `<tr><td class="m-line" width="${image ? 80 : 1}" valign="top" style="${line}padding:14px 0">${image}</td>
<td class="m-line" align="${startOf(locale)}" valign="top" style="${line}padding:14px 0"><div class="m-ink" style="font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"><bdi>${escapeHtml(title)}</bdi></div>${note ? `<div class="m-soft" style="font-size:14px;color:${light.soft}">${escapeHtml(note)}</div>` : ''}<div style="padding-top:4px"><span class="m-well m-ink" style="display:inline-block;padding:2px 10px;border-radius:99px;background:${light.sunken};font-size:13px;font-weight:600">${escapeHtml(state)}</span></div></td></tr>`
  })
  const rest = more
    ? `<p class="m-soft" style="margin:0 0 16px;font-size:14px;color:${light.soft}">${escapeHtml(more)}</p>`
    : ''
  return `<table ${table} style="margin:0 0 8px">${rows.join('\n')}</table>${rest}`
}

/** Amounts line by line, each with its reason. */
export function rowsBlock({ title, rows, note }: LetterRows, locale: Locale): string {
  const lines = rows.map(
    ({ label, amount, why }) =>
      `<tr><td class="m-line m-ink" align="${startOf(locale)}" style="padding:10px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5">${escapeHtml(label)}${why ? `<div class="m-soft" style="font-size:13px;color:${light.soft}">${escapeHtml(why)}</div>` : ''}</td>
<td class="m-line m-ink" align="${endOf(locale)}" valign="top" style="padding:10px 0;border-top:1px solid ${light.line};font-size:15px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  )
  return `<p class="m-ink" style="margin:8px 0;font-size:16px;font-weight:600">${escapeHtml(title)}</p>
<table ${table} style="margin:0 0 12px">${lines.join('\n')}</table>
<p class="m-soft" style="margin:0 0 16px;font-size:14px;line-height:1.7;color:${light.soft}">${escapeHtml(note)}</p>`
}

/** The same without markup. */
export function goodsText({ way, when, lines, more }: LetterGoods): readonly string[] {
  const place = way?.parts[way.at]
  const goods = lines.map(({ title, note, state }) => `- ${[title, note, state].filter(Boolean).join(' · ')}`)
  return [
    ...(place ? [`${place} (${(way?.at ?? 0) + 1}/${way?.parts.length})`] : []),
    ...(when ? [when] : []),
    [...goods, ...(more ? [more] : [])].join('\n'),
  ].filter((one) => one !== '')
}
