import { round, scene, shadow } from './scene.ts'

const keys = [0, 1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: row === 4 ? 9 : 14 }, (_, index) => {
    const isWide = row === 4 && index === 3
    const x = 118 + index * 35 + (row === 4 && index > 3 ? 176 : 0)
    const colour =
      (row === 0 && index === 0) || (row === 2 && index === 13)
        ? '#d9583b'
        : (row + index) % 7 === 0
          ? '#8fa79a'
          : '#f3ead9'
    return `<rect x="${x}" y="${330 + row * 36}" width="${isWide ? 205 : 30}" height="30" rx="6" fill="#00000033"/><rect x="${x}" y="${326 + row * 36}" width="${isWide ? 205 : 30}" height="29" rx="6" fill="${colour}"/>`
  }),
)
const pawn = (x: number, y: number, fill: string) =>
  `${shadow(x, y + 4, 44, 9)}<path d="M${x - 40} ${y}q0-22 20-28c12-40 14-62 8-84h24c-6 22-4 44 8 84 20 6 20 28 20 28z" fill="${fill}"/><ellipse cx="${x}" cy="${y - 112}" rx="25" ry="8" fill="${fill}"/><circle cx="${x}" cy="${y - 138}" r="27" fill="${fill}"/><circle cx="${x - 8}" cy="${y - 146}" r="8" fill="#fff" opacity="0.4"/>`
const fringe = Array.from(
  { length: 18 },
  (_, index) => `<path d="M${176 + index * 22} 560v34" stroke="#8c6aa6" stroke-width="7" stroke-linecap="round"/>`,
).join('')
const squares = Array.from({ length: 24 }, (_, index) => {
  const [row, column] = [Math.floor(index / 8), index % 8]
  return (row + column) % 2 === 0
    ? ''
    : `<path d="M${100 + column * 65 - row * 18} ${540 + row * 34}h65l-18 34h-65z" fill="#7a5230"/>`
}).join('')

/** The bag in a colour of its canvas, with its flap, before a wall. */
const bag = ([dark, mid, bright]: readonly [string, string, string], flap: string, wall: readonly [string, string]) =>
  scene(
    wall,
    '#8a6a4c',
    `${shadow(360, 602, 260)}<path d="M236 330c0-150 248-150 248 0" fill="none" stroke="#5a3a22" stroke-width="22"/>
<path d="M130 350q0-44 48-44h364q48 0 48 44l18 196q4 54-52 54H164q-56 0-52-54z" fill="url(#canvas)"/><path d="M130 350q0-44 48-44h364q48 0 48 44l4 40H126z" fill="${flap}"/><rect x="214" y="306" width="30" height="294" fill="#5a3a22"/><rect x="476" y="306" width="30" height="294" fill="#5a3a22"/><rect x="208" y="392" width="42" height="36" rx="6" fill="#c79a45"/><rect x="470" y="392" width="42" height="36" rx="6" fill="#c79a45"/>
<path d="M144 352h432" stroke="#c79a45" stroke-width="6" stroke-dasharray="14 6"/><rect x="286" y="432" width="148" height="112" rx="12" fill="${flap}"/><path d="M286 468h148" stroke="#5a3a22" stroke-width="10"/><circle cx="360" cy="468" r="9" fill="#c79a45"/>`,
    round('canvas', dark, mid, bright),
  )
const moss = bag(['#3f4d37', '#5f7050', '#84946f'], '#3d4a35', ['#eee8da', '#d3c6a8'])

/** Lamps, bags, textiles and other household things. */
export const ROOMS: Record<string, string> = {
  lamp: scene(
    ['#e8efe9', '#bcd0c6'],
    '#7c5b40',
    `${shadow(330, 606, 150)}<path d="M262 318l170-92 236 380H160z" fill="#ffe9a8" opacity="0.32"/>
<ellipse cx="330" cy="596" rx="120" ry="24" fill="#8a6322"/><ellipse cx="330" cy="586" rx="120" ry="22" fill="url(#brass)"/><path d="M322 584V330q0-96 76-128" fill="none" stroke="#b98b35" stroke-width="15"/><circle cx="400" cy="200" r="16" fill="#8a6322"/><circle cx="322" cy="440" r="13" fill="#8a6322"/>
<g transform="rotate(28 420 236)"><path d="M352 190h136l56 130H296z" fill="url(#brass)"/><ellipse cx="420" cy="320" rx="124" ry="24" fill="#fff3c4"/><ellipse cx="420" cy="190" rx="68" ry="13" fill="#8a6322"/></g><path d="M430 590c80 10 120-18 170 6s90 4 120-2" fill="none" stroke="#3b2d22" stroke-width="6"/>`,
    round('brass', '#8a6322', '#cfa04a', '#f4dd9f'),
  ),
  bag: moss,
  bagdetail: moss.replace('viewBox="0 0 720 720"', 'viewBox="190 290 330 330"'),
  bagnavy: bag(['#1f3350', '#34537c', '#5b7ba6'], '#1b2b45', ['#e3e9f0', '#b9c7d8']),
  bagsand: bag(['#a58c62', '#c9b188', '#e6d4b2'], '#9a8158', ['#f4dfd2', '#d8b9a4']),
  chess: scene(
    ['#eadfd0', '#cdb292'],
    '#4d3a2b',
    `${shadow(360, 648, 320)}<path d="M100 540h520l-54 102H46z" fill="#e7cfa4"/>${squares}<path d="M46 642h520v18H46zM566 642l54-102v18l-54 102z" fill="#5c3b20"/>
${pawn(236, 584, '#f0dcb6')}${pawn(500, 570, '#5c3b20')}${shadow(368, 592, 60, 12)}<path d="M314 590q0-26 24-34c16-70 18-110 10-160h40c-8 50-6 90 10 160 24 8 24 34 24 34z" fill="#f0dcb6"/><path d="M320 396q48 18 96 0l14-92-34 34-28-56-28 56-34-34z" fill="#f0dcb6"/><circle cx="368" cy="270" r="13" fill="#f0dcb6"/><path d="M330 384q38 14 76 0" fill="none" stroke="#c9a96e" stroke-width="7"/>`,
  ),
  throw: scene(
    ['#ece6f2', '#c9bcd9'],
    '#a98a6d',
    `${shadow(366, 604, 240)}<path d="M168 300q0-40 40-40h310q44 0 44 42v258H168z" fill="url(#wool)"/><path d="M168 300q0-40 40-40h310q44 0 44 42-2 44-46 44H212q-44 0-44-46z" fill="#8c6aa6"/>
<g stroke="#f1e8f6" stroke-width="6" opacity="0.6"><path d="M168 390h394M168 402h394M168 490h394M168 502h394"/><path d="M252 346v214M264 346v214M370 346v214M382 346v214M488 346v214M500 346v214"/></g><g stroke="#d6a23f" stroke-width="4" opacity="0.8"><path d="M168 440h394M310 346v214M436 346v214"/></g>${fringe}<path d="M196 284q170 26 338 0" fill="none" stroke="#fff" stroke-width="5" opacity="0.35"/>`,
    round('wool', '#5b3a77', '#7a549a', '#a98bc0'),
  ),
  burner: scene(
    ['#f6e6cf', '#dcb88a'],
    '#5a3720',
    `${shadow(360, 612, 170)}<path d="M348 236c-40-44 26-70-6-122s30-62 12-100M380 236c34-40-16-64 10-108s-20-56-4-90" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.5"/>
<rect x="226" y="574" width="268" height="36" rx="10" fill="#6b4024"/><path d="M268 574l32-96h120l32 96z" fill="url(#bronze)"/><path d="M318 478c-12-30 96-30 84 0z" fill="#7c4a18"/><path d="M226 330h268c6 92-52 152-134 152s-140-60-134-152z" fill="url(#bronze)"/>
<path d="M226 330l-12-64 42 34 28-52 36 50 40-58 40 58 36-50 28 52 42-34-12 64z" fill="url(#bronze)"/><ellipse cx="360" cy="330" rx="134" ry="22" fill="#3c2210"/><ellipse cx="350" cy="328" rx="40" ry="9" fill="#e2622b"/><ellipse cx="390" cy="332" rx="26" ry="7" fill="#f0913f"/>
<g fill="#7c4a18"><path d="M360 372l22 32-22 32-22-32z"/><path d="M286 376l15 24-15 24-15-24zM434 376l15 24-15 24-15-24z"/></g><path d="M236 366q124 26 248 0" fill="none" stroke="#7c4a18" stroke-width="5"/>`,
    round('bronze', '#7c4a18', '#bd7c33', '#efc27c'),
  ),
  keyboard: scene(
    ['#f3e3dc', '#dcb9aa'],
    '#b88d6d',
    `${shadow(360, 560, 320, 26)}<path d="M84 296q0-16 16-16h520q16 0 16 16l12 232q0 20-20 20H92q-20 0-20-20z" fill="#5b3a25"/><path d="M84 296q0-16 16-16h520q16 0 16 16l6 214H78z" fill="#7b5133"/><rect x="104" y="308" width="512" height="202" rx="12" fill="#2f2520"/>${keys.join('')}<path d="M360 280c0-70 60-60 60-120S520 90 560 60" fill="none" stroke="#d9583b" stroke-width="10" stroke-linecap="round"/>`,
  ),
  wallet: scene(
    ['#e2ebf1', '#b3c8d6'],
    '#8b6f58',
    `${shadow(360, 560, 250, 24)}<g transform="rotate(-7 360 420)"><rect x="270" y="214" width="210" height="130" rx="12" fill="#e9e2d2"/><rect x="290" y="196" width="210" height="130" rx="12" fill="#1c6391"/><rect x="306" y="220" width="44" height="32" rx="6" fill="#e6c069"/><path d="M306 282h120" stroke="#fff" stroke-width="7" opacity="0.6"/>
<rect x="132" y="272" width="456" height="280" rx="30" fill="url(#leather)"/><path d="M132 330q0-58 58-58h340q58 0 58 58v24H132z" fill="#7a4220" opacity="0.55"/><rect x="148" y="288" width="424" height="248" rx="22" fill="none" stroke="#f0cfa6" stroke-width="4" stroke-dasharray="13 9"/><path d="M588 372h-92q-36 0-36 38t36 38h92z" fill="#8c4f28"/><circle cx="500" cy="410" r="15" fill="#d9b264"/><circle cx="496" cy="405" r="5" fill="#fff" opacity="0.6"/><path d="M196 470l18-26 18 26-18 26z" fill="#7a4220" opacity="0.5"/></g>`,
    round('leather', '#8c4f28', '#b06a39', '#d79560'),
  ),
}
