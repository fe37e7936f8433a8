import type { Locale } from '#platform/work/work.ts'
import type { LetterGoods, LetterRows } from './letter.ts'
import { endOf, escapeHtml, light, startOf } from './mail-look.ts'

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/** The pictures of a letter's goods, one or two, before its first word; nothing where there are none. */
export function picturesBlock({ lines }: LetterGoods): string {
  const shown = lines.filter(({ picture }) => picture !== null).slice(0, 2)
  if (shown.length === 0) return ''
  const height = shown.length === 1 ? 240 : 190
  const cells = shown.map(
    ({ picture, title }) =>
      `<td align="center" valign="bottom" width="${100 / shown.length}%" style="padding:20px 10px"><img src="${escapeHtml(picture ?? '')}" alt="${escapeHtml(title)}" height="${height}" style="display:block;height:${height}px;width:auto;max-width:100%;object-fit:contain;border:0;border-radius:12px"></td>`,
  )
  return `<table ${table} class="m-stage" style="background:${light['stage-sand']}"><tr>${cells.join('')}</tr></table>`
}

type Line = LetterGoods['lines'][number]

/** The goods one by one, each with its picture and where it is; at the end what was paid for them. */
export function linesBlock({ lines, more, total }: LetterGoods, locale: Locale): string {
  const rows = lines.map((line, place) => lineRow(line, place > 0, locale))
  const rest = more
    ? `<p class="m-soft" style="margin:0 0 16px;font-size:14px;color:${light.soft}">${escapeHtml(more)}</p>`
    : ''
  return `<table ${table} style="margin:0 0 8px">${rows.join('\n')}</table>${rest}${total ? totalRow(total, locale) : ''}`
}

/** A longer state stands under the title: beside it, it would leave the title no room on a phone. */
const besideUpTo = 12

function lineRow(line: Line, hasLineAbove: boolean, locale: Locale): string {
  const { title, note, state, picture } = line
  const above = `${hasLineAbove ? `border-top:1px solid ${light.line};` : ''}padding:14px 0`
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;object-fit:contain;border:0;border-radius:10px;background:#ffffff">`
    : ''
  const isBeside = state.length <= besideUpTo
  const chosen = note ? `<div class="m-soft" style="font-size:14px;color:${light.soft}">${escapeHtml(note)}</div>` : ''
  const under = isBeside ? '' : `<div style="padding-top:6px">${tagOf(line)}</div>`
  return `<tr><td class="m-line" width="${image ? 80 : 1}" valign="middle" style="${above}">${image}</td>
<td class="m-line" align="${startOf(locale)}" valign="middle" style="${above}"><div class="m-ink" style="font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"><bdi>${escapeHtml(title)}</bdi></div>${chosen}${under}</td>
<td class="m-line" width="1" align="${endOf(locale)}" valign="middle" style="${above};white-space:nowrap">${isBeside ? `&nbsp;${tagOf(line)}` : ''}</td></tr>`
}

function tagOf({ state, isGood }: Line): string {
  const look = isGood
    ? `class="m-ok" style="background:${light['ok-soft']};color:${light.ok};`
    : `class="m-well m-ink" style="background:${light.sunken};`
  return `<span ${look}display:inline-block;padding:3px 12px;border-radius:99px;font-size:13px;font-weight:600">${isGood ? '✓ ' : ''}${escapeHtml(state)}</span>`
}

function totalRow({ label, amount }: NonNullable<LetterGoods['total']>, locale: Locale): string {
  const cell = `padding:14px 0;border-top:2px solid ${light.ink}`
  return `<table ${table} style="margin:0 0 8px"><tr><td class="m-heavy m-ink" align="${startOf(locale)}" style="${cell};font-size:16px;font-weight:600">${escapeHtml(label)}</td>
<td class="m-heavy m-ink" align="${endOf(locale)}" style="${cell};font-size:22px;font-weight:600;white-space:nowrap">${escapeHtml(amount)}</td></tr></table>`
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
export function goodsText({ way, when, next, lines, more, total }: LetterGoods): readonly string[] {
  const place = way?.parts[way.at]
  const goods = lines.map(({ title, note, state }) => `- ${[title, note, state].filter(Boolean).join(' · ')}`)
  return [
    ...(place ? [`${place} (${(way?.at ?? 0) + 1}/${way?.parts.length})`] : []),
    ...(when ? [when] : []),
    ...(next ? [next] : []),
    [...goods, ...(more ? [more] : [])].join('\n'),
    ...(total ? [`${total.label}: ${total.amount}`] : []),
  ].filter((one) => one !== '')
}
