import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { outlineText } from '#platform/files/text-outlines.ts'
import { brand } from '#platform/settings/brand.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Locale } from '#platform/work/work.ts'

const shareSize = { width: 1200, height: 630 } as const

/** What a shared page's picture says. */
export type SharePicture = {
  readonly locale: Locale
  readonly title: string
  /** Under the title, in small letters. */
  readonly note: string
  /** What it costs until it is collected, as it is written; null for pages without a price. */
  readonly price: string | null
  /** A scene of ours under the arch, or a product's own picture. */
  readonly shown: { readonly scene: string } | { readonly photo: Buffer }
}

const { light } = brand.colours
const archWidth = 400
const archTop = 84
const side = 72

/** Draws 1200 by 630 pixels: what it is on the side where reading begins, the arch of the logo on the other. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { locale, title, note, price, shown } = picture
  const isRtl = locale === 'ar'
  const { width, height } = shareSize
  const start = isRtl ? width - side : side
  const archLeft = isRtl ? side : width - side - archWidth
  const room = width - 3 * side - archWidth + 16
  const write = (text: string, size: number, weight: 'normal' | 'bold', y: number, mostLines = 1) => {
    const lineHeight = size * (isRtl ? 1.5 : 1.25)
    return outlineText(
      text,
      { size, weight, direction: isRtl ? 'rtl' : 'ltr', width: room, lineHeight, mostLines },
      start,
      y,
    )
  }
  const name = write(brand.name[locale], 40, 'bold', 112)
  const titleSize = price === null ? 64 : 50
  const head = write(title, titleSize, 'bold', 226, 3)
  const below = 226 + (head.lines - 1) * titleSize * (isRtl ? 1.5 : 1.25)
  const priced = price === null ? null : write(price, 62, 'bold', 522)
  const said = priced ? write(note, 28, 'normal', 440) : write(note, 32, 'normal', below + 66, 3)
  const boxWidth = priced ? Math.max(priced.width, said.width) + 56 : 0
  const boxLeft = isRtl ? start - boxWidth + 28 : start - 28
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${light.deep}"/>
<path d="M0 590c50-22 100-22 150 0s100 22 150 0 100-22 150 0 100 22 150 0 100-22 150 0 100 22 150 0 100-22 150 0 100 22 150 0v40H0z" fill="#1c5a53"/>
${archOf(archLeft)}
${priced ? `<rect x="${boxLeft}" y="392" width="${boxWidth}" height="164" rx="16" fill="${light.accent}"/>` : ''}
${logoAt(isRtl ? start - 56 : start, 64)}
<g transform="translate(${isRtl ? -76 : 76} 0)"><path fill="${light['on-deep']}" d="${name.path}"/></g>
<path fill="${light['on-deep']}" d="${head.path}"/>
<path fill="${priced ? light['on-accent'] : light['soft-on-deep']}" d="${said.path}"/>
${priced ? `<path fill="${light['on-accent']}" d="${priced.path}"/>` : ''}
</svg>`
  const under = await underArch(shown)
  return sharp(Buffer.from(svg))
    .composite([{ input: under, left: archLeft + 16, top: archTop + 16 }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}

const inner = { width: archWidth - 32, height: shareSize.height - archTop - 56 }

/** The way of the arch: round above, open to the water. */
function archPath(left: number, top: number, width: number, height: number): string {
  const round = width / 2
  return `M${left} ${top + height}V${top + round}a${round} ${round} 0 0 1 ${width} 0v${height - round}z`
}

function archOf(left: number): string {
  return `<path d="${archPath(left, archTop, archWidth, inner.height + 16)}" fill="#1c5a53"/>`
}

/** What stands under the arch, cut to its shape. */
async function underArch(shown: SharePicture['shown']): Promise<Buffer> {
  const { width, height } = inner
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${archPath(0, 0, width, height)}"/></svg>`,
  )
  const ground = sharp({ create: { width, height, channels: 4, background: '#efe6d3' } })
  const picture =
    'photo' in shown
      ? await sharp(shown.photo)
          .flatten({ background: '#ffffff' })
          .resize({ width, height, fit: 'cover' })
          .png()
          .toBuffer()
      : await sharp(await sceneFile(shown.scene), { density: 160 })
          .resize({ width, height, fit: 'cover' })
          .png()
          .toBuffer()
  return ground
    .composite([
      { input: picture, blend: 'photo' in shown ? 'multiply' : 'over' },
      { input: mask, blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
}

function sceneFile(name: string): Promise<Buffer> {
  return readFile(join(rootDirectory, 'public', 'scenes', `${name}.svg`))
}

/** The sign of the harbour beside the name. */
function logoAt(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M4 56V30a24 24 0 0 1 48 0v26" fill="none" stroke="${light['on-deep']}" stroke-width="7"/><path d="M29 14v22h15z" fill="${light['accent-on-deep']}"/><path d="M12 42h34l-5 10a5 5 0 0 1-4 2H21a5 5 0 0 1-4-2z" fill="${light['on-deep']}"/></g>`
}
