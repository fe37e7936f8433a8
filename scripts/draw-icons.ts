// node scripts/draw-icons.ts: the icons of the installed app and the pictures of mails, drawn from the logo in src/platform/ui/frame/logo.tsx in
// the brand's colours.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#platform/settings/brand.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const { deep, 'on-deep': light, 'accent-on-deep': lamp } = brand.colours.light
const calm = brand.colours.light['part-ship']

const mark = (readFileSync(join(rootDirectory, 'src/platform/ui/frame/logo.tsx'), 'utf8').match(/<path[^>]*>/gs) ?? [])
  .join('')
  .replaceAll('strokeWidth', 'stroke-width')
  .replaceAll('strokeLinecap', 'stroke-linecap')
  .replaceAll('currentColor', light)
  .replaceAll('"var(--lamp, var(--accent))"', `"${lamp}"`)

/** `share`: the part of the icon's width that the logo takes; for a maskable icon it stays inside the inner circle. */
function draw(file: string, size: number, share: number, radius: number): Promise<unknown> {
  const at = 16 - 16 * share
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}" fill="none"><rect width="32" height="32" rx="${radius}" fill="${deep}"/><g transform="translate(${at} ${at}) scale(${share})">${mark}</g></svg>`
  return sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(rootDirectory, 'public', file))
}

await draw('icon-192.png', 192, 0.68, 7)
await draw('icon-512.png', 512, 0.68, 7)
await draw('icon-maskable-512.png', 512, 0.54, 0)
await draw('apple-touch-icon.png', 180, 0.64, 0)

function drawPlain(file: string, size: number, side: number, paths: string): Promise<unknown> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${size}" height="${size}" fill="none">${paths}</svg>`
  return sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(rootDirectory, 'public', file))
}

// Mail programs show no SVG; the calendar's colour is seen on light and on dark ground.
await drawPlain('mail-mark.png', 96, 32, mark)
const calendar = 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7'
const stroke = `stroke="${calm}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`
await drawPlain('mail-calendar.png', 72, 24, `<path d="${calendar}" ${stroke}/>`)
