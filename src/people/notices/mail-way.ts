import type { LetterGoods } from './letter.ts'
import { escapeHtml, light } from './mail-look.ts'

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'
type Way = NonNullable<LetterGoods['way']>

/** How far the goods are, and when they come: a mark for each part of the way, filled as far as they are. */
export function wayBlock({ way, when, next }: LetterGoods, origin: string | null): string {
  return `${way ? wayBar(way) : ''}${when || next ? whenBlock(when, next, origin) : ''}`
}

function wayBar(way: Way): string {
  const cells = way.parts.map((part, place) => {
    const look =
      place <= way.at ? 'class="m-ink" style="font-weight:600;' : `class="m-soft" style="color:${light.soft};`
    return `<td width="${100 / way.parts.length}%" align="center" valign="top" style="padding:0">
<table ${table}><tr>${lineOf(way, place)}<td width="28" align="center">${markOf(way, place)}</td>${lineOf(way, place + 1)}</tr></table>
<div ${look}padding-top:6px;font-size:13px;line-height:1.4;text-align:center">${escapeHtml(part)}</div></td>`
  })
  return `<table ${table} style="margin:4px 0 20px"><tr>${cells.join('')}</tr></table>`
}

function markOf({ at, isThere }: Way, place: number): string {
  const round = 'width:24px;height:24px;line-height:24px;border-radius:24px;font-size:14px;text-align:center'
  if (place < at || (place === at && isThere))
    return `<div class="m-done m-on-done" style="${round};border:2px solid ${light.sea};background:${light.sea};color:#fffefb">✓</div>`
  if (place === at)
    return `<div class="m-going m-card" style="${round};border:2px solid ${light.sea};background:${light.surface};color:${light.sea}">●</div>`
  return `<div class="m-next m-card" style="${round};border:2px solid ${light.edge};background:${light.surface}">&nbsp;</div>`
}

// The line that leads to a mark: of its end in the mark's own cell, and of its beginning in the cell before.
function lineOf({ parts, at }: Way, to: number): string {
  if (to === 0 || to === parts.length) return '<td style="font-size:1px">&nbsp;</td>'
  const look =
    to <= at ? `class="m-done" style="background:${light.sea};` : `class="m-track" style="background:${light.line};`
  return `<td valign="middle" style="font-size:1px"><div ${look}height:2px;line-height:2px;font-size:1px">&nbsp;</div></td>`
}

function whenBlock(when: string | null, next: string | null, origin: string | null): string {
  const icon = origin
    ? `<td width="32" valign="middle" style="padding:16px 0"><img src="${escapeHtml(`${origin}/mail-calendar.png`)}" alt="" width="24" height="24" style="display:block;border:0"></td><td width="12"></td>`
    : ''
  const lines = [
    when && `<div style="font-weight:600">${escapeHtml(when)}</div>`,
    next && `<div class="m-soft" style="font-size:14px;color:${light.soft}">${escapeHtml(next)}</div>`,
  ].filter(Boolean)
  return `<table ${table} class="m-well" style="margin:0 0 20px;border-radius:16px;background:${light['stage-sea']}"><tr><td width="20"></td>${icon}<td class="m-ink" style="padding:16px 0;font-size:16px;line-height:1.6">${lines.join('')}</td><td width="16"></td></tr></table>`
}
