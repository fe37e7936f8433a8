import sharp from 'sharp'

const [sand, sea, deep, clay, sky, paper, line] = [
  '#f1e8d8',
  '#1d6f6a',
  '#0e3f43',
  '#d97b54',
  '#c9e0e0',
  '#fffaf1',
  '#b9a98c',
]

const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 10) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const stroke = (d: string, colour: string, width = 10) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const parcel = (x: number, y: number, w: number, h: number, fill = '#c99a63') =>
  rect(x, y, w, h, fill, 8) + rect(x + w / 2 - w / 14, y, w / 7, h, '#e9cfa6', 0) + rect(x, y, w, h / 7, '#00000014', 8)
const ground = (fill: string) => rect(0, 540, 1200, 135, fill, 0)
const water = `<path d="M0 560q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v115H0z" fill="${sea}"/>`
const words = (x: number, y: number, widths: readonly number[], colour = line) =>
  widths.map((width, at) => rect(x, y + at * 44, width, 14, colour, 7)).join('')

const scenes = {
  price: [
    sand,
    circle(930, 200, 300, sky),
    ground('#e2d3b8'),
    parcel(150, 330, 300, 230),
    rect(560, 90, 380, 470, paper, 18),
    words(610, 150, [190, 150, 210, 130, 170, 140]),
    words(830, 150, [60, 60, 60, 60, 60, 60], '#d8ccb6'),
    rect(610, 430, 280, 6, line, 3),
    rect(610, 466, 120, 34, deep, 8),
    rect(780, 466, 110, 34, clay, 8),
    stroke('M300 330v-70q0-60 60-60h180', deep, 8),
  ],
  customs: [
    sky,
    circle(220, 150, 90, paper),
    ground('#dcc9a6'),
    rect(120, 250, 250, 310, deep, 14),
    rect(165, 300, 160, 110, sky, 8),
    rect(100, 225, 290, 40, clay, 8),
    rect(410, 420, 26, 140, '#6b5b45', 6),
    ...[0, 1, 2, 3, 4].map((at) => rect(430 + at * 90, 428, 90, 34, at % 2 ? paper : clay, 0)),
    parcel(900, 370, 200, 180),
    `<g transform="rotate(-12 690 250)">${rect(570, 170, 250, 150, 'none', 16).replace('fill="none"', `fill="none" stroke="${sea}" stroke-width="12"`)}${stroke('M630 250l45 40 90-90', sea, 18)}</g>`,
  ],
  together: [
    '#efe2cf',
    circle(600, 330, 290, sky),
    ground('#d9c8a9'),
    parcel(430, 300, 340, 260, '#b98a55'),
    parcel(120, 410, 150, 130),
    parcel(930, 420, 130, 120, '#d9b07a'),
    parcel(215, 180, 110, 95, '#d9b07a'),
    parcel(870, 160, 140, 110),
    stroke('M330 250q70 10 120 60M430 305l22 8 2-26', deep, 8),
    stroke('M860 250q-60 20-100 60M780 306l-22 6-2-26', deep, 8),
  ],
  sizes: [
    sand,
    circle(330, 230, 230, '#f6d9c9'),
    ground('#e2d3b8'),
    path('M250 470q20-150 70-190l90 20q40 90 150 120l170 40q70 20 70 80v20H260q-20-30-10-90z', sea),
    path('M250 520h560v40q0 20-20 20H270q-20 0-20-20z', paper),
    stroke('M410 330l60-30M450 370l58-34M500 402l52-38', paper, 12),
    `<g transform="rotate(-8 900 250)">${rect(760, 190, 330, 90, '#e9c46a', 10)}${Array.from({ length: 11 }, (_, at) => rect(782 + at * 28, 190, 5, at % 5 === 0 ? 54 : 32, deep, 0)).join('')}</g>`,
  ],
  seasons: [
    '#e8f0ee',
    circle(950, 180, 210, '#f7d9a8'),
    ground('#d4c3a3'),
    rect(250, 130, 470, 420, paper, 22),
    rect(250, 130, 470, 96, clay, 22),
    rect(250, 190, 470, 40, clay, 0),
    rect(345, 95, 24, 80, deep, 12),
    rect(600, 95, 24, 80, deep, 12),
    ...Array.from({ length: 20 }, (_, at) =>
      rect(292 + (at % 5) * 82, 264 + Math.floor(at / 5) * 68, 54, 42, at === 13 || at === 14 ? sea : '#ece2d0', 8),
    ),
    path('M820 330l130-60 130 130-90 160-190-20z', sea),
    circle(930, 330, 17, paper),
    stroke('M890 470l110-80', paper, 14),
    circle(900, 410, 15, paper),
    circle(990, 455, 15, paper),
  ],
  forbidden: [
    '#f3e3d7',
    circle(600, 310, 250, paper),
    ground('#dccab0'),
    rect(440, 260, 150, 220, deep, 14),
    rect(485, 236, 60, 30, deep, 6),
    path('M525 290l-50 90h38l-16 74 56-100h-38z', '#f2c14e'),
    path('M640 340q0-40 50-46v-30h60v30q50 6 50 46v140H640z', clay),
    rect(690, 232, 60, 34, deep, 6),
    stroke('M430 130l340 370', '#b5432f', 26),
    `<circle cx="600" cy="312" r="250" fill="none" stroke="#b5432f" stroke-width="26"/>`,
    parcel(120, 410, 160, 140),
    parcel(940, 430, 140, 120, '#d9b07a'),
  ],
  journey: [
    sky,
    circle(200, 160, 80, '#f7d9a8'),
    path('M900 560V300q0-130 130-130t130 130v260h-60V310q0-70-70-70t-70 70v250z', '#dcc6a0'),
    stroke('M130 300q260-210 560-120', paper, 8),
    path('M690 150l84 26-74 46-4-30-40-10z', deep),
    path('M250 470h470l-60 110H320z', deep),
    parcel(310, 380, 100, 92),
    parcel(420, 350, 130, 122, '#d9b07a'),
    parcel(560, 390, 90, 82),
    rect(660, 400, 34, 72, clay, 6),
    water,
  ],
} as const

export type CoverName = keyof typeof scenes

/** A drawing of our own over an article of the demo. */
export function drawCover(name: CoverName): Promise<Buffer> {
  const [ground, ...shapes] = scenes[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">${rect(0, 0, 1200, 675, ground, 0)}${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).resize(1200).png().toBuffer()
}
