import { round, scene, shadow } from '#world/shops/scene.ts'
import type { Colour } from './colours.ts'

type Draw = (colour: Colour) => string
const walls: readonly (readonly [string, string])[] = [
  ['#eef1f3', '#d3dadf'],
  ['#f6efe4', '#e2d3bd'],
  ['#eaf1ea', '#cfdccf'],
  ['#f3ecf1', '#dccdd8'],
]
const tables = ['#b89a78', '#8c7258', '#a7b0a3', '#c9b7a2']

const line = (path: string, stroke: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Each kind of things drawn by us, in the colour asked for. */
const DRAWINGS: Readonly<Record<string, Draw>> = {
  shirt: ({ dark, bright }) => `${shadow(360, 610, 170)}
<path d="M262 176l-132 78 46 108 62-24v264h244V338l62 24 46-108-132-78c-18 34-52 52-98 52s-80-18-98-52z" fill="url(#c)"/>
<path d="M262 176c14 46 50 70 98 70s84-24 98-70c-18 24-52 34-98 34s-80-10-98-34z" fill="${dark}"/>${line('M360 250v350', dark, 4)}
<g fill="${bright}"><circle cx="360" cy="300" r="7"/><circle cx="360" cy="376" r="7"/><circle cx="360" cy="452" r="7"/><circle cx="360" cy="528" r="7"/></g>`,
  dress: ({ dark, bright }) => `${shadow(360, 628, 190)}
<path d="M286 140c10 40 40 58 74 58s64-18 74-58l28 14-20 150c60 90 92 190 100 308H178c8-118 40-218 100-308l-20-150z" fill="url(#c)"/>
<path d="M276 304c50 22 118 22 168 0l4 26c-56 24-120 24-176 0z" fill="${dark}"/>
${line('M300 350c-24 80-40 160-46 250M360 356v250M420 350c24 80 40 160 46 250', bright, 5)}`,
  sneaker: ({ dark, bright }) => `${shadow(360, 590, 250)}
<path d="M128 452c6-70 20-134 40-176 40 44 96 42 130-10l46-22c50 86 118 130 230 148 32 8 44 44 34 92z" fill="url(#c)"/>
<path d="M122 456h492c14 0 18 60-6 74-30 18-430 18-470 4-22-8-24-60-16-78z" fill="#f6f4ef"/>${line('M300 330l60-34M328 366l60-36M362 398l58-36', bright, 12)}
${line('M150 500h440', '#d6d1c6', 6)}<path d="M168 276c40 44 96 42 130-10l-6 40c-36 40-84 40-124 10z" fill="${dark}"/>`,
  boot: ({ dark, bright }) => `${shadow(360, 612, 230)}
<path d="M246 150h180l14 226c20 42 80 54 130 76 28 14 32 60 24 100H250c-16-130-18-270-4-402z" fill="url(#c)"/>
<path d="M246 550h352v34q0 14-14 14H420l-10-20h-30l-10 20H262q-14 0-14-14z" fill="${dark}"/>${line('M300 220l96-8M304 270l96-8M308 320l98-8M316 368l100-10', bright, 9)}
<path d="M240 150h192v30H242z" fill="${dark}"/>`,
  bag: ({ dark, bright }) => `${shadow(360, 620, 230)}${line('M270 270c-6-150 186-150 180 0', dark, 20)}
<path d="M170 262h380l34 330q2 26-24 26H160q-26 0-24-26z" fill="url(#c)"/><path d="M170 262h380l4 44H166z" fill="${dark}"/>
${line('M176 330l-24 262M544 330l24 262', bright, 4)}<rect x="330" y="290" width="60" height="46" rx="8" fill="${bright}"/>`,
  backpack: ({ dark, bright }) => `${shadow(360, 626, 200)}${line('M300 170c0-60 120-60 120 0', dark, 18)}
<path d="M200 300c0-100 60-146 160-146s160 46 160 146v270q0 48-48 48H248q-48 0-48-48z" fill="url(#c)"/>
<path d="M236 402h248v150q0 28-28 28H264q-28 0-28-28z" fill="${dark}" opacity="0.75"/>${line('M236 440h248', bright, 7)}${line('M214 300c60 30 232 30 292 0', bright, 6)}
<rect x="340" y="426" width="40" height="30" rx="6" fill="${bright}"/>`,
  watch: ({ dark, mid, bright }) => `${shadow(360, 640, 120)}
<path d="M284 90h152l-8 160H292zM292 470h136l8 160H284z" fill="#5a3c28"/><circle cx="360" cy="360" r="160" fill="#c9ccd1"/><circle cx="360" cy="360" r="136" fill="${mid}"/>
<circle cx="360" cy="360" r="136" fill="none" stroke="${dark}" stroke-width="10"/>${line('M360 360V262M360 360l66 44', '#fff', 11)}<circle cx="360" cy="360" r="12" fill="${bright}"/>
<g fill="#fff"><rect x="354" y="234" width="12" height="24"/><rect x="354" y="462" width="12" height="24"/><rect x="234" y="354" width="24" height="12"/><rect x="462" y="354" width="24" height="12"/></g><rect x="516" y="342" width="26" height="36" rx="6" fill="#aeb2b8"/>`,
  glasses: ({ dark, mid, bright }) => `${shadow(360, 560, 230)}
<rect x="110" y="300" width="220" height="170" rx="76" fill="${dark}"/><rect x="390" y="300" width="220" height="170" rx="76" fill="${dark}"/>
<rect x="130" y="320" width="180" height="130" rx="60" fill="${mid}" opacity="0.85"/><rect x="410" y="320" width="180" height="130" rx="60" fill="${mid}" opacity="0.85"/>
${line('M326 350c20-24 48-24 68 0', dark, 20)}${line('M160 340l70 90M440 340l70 90', bright, 12)}${line('M112 340l-26-40M608 340l26-40', dark, 18)}`,
  scarf: ({ dark, mid, bright }) => `${shadow(360, 626, 170)}
<path d="M220 170c90-60 190-60 280 0 40 40 20 100-30 120-70 26-150 26-220 0-50-20-70-80-30-120z" fill="url(#c)"/><path d="M286 280h110l34 300H270z" fill="${mid}"/>
<path d="M392 276h84l40 246h-96z" fill="${dark}"/>${line('M274 470h148M272 510h152M416 430h86M420 466h90', bright, 10)}
${line('M280 582v32M310 582v32M340 582v32M370 582v32M400 582v32M436 522v30M466 522v30M496 522v30', bright, 6)}<ellipse cx="360" cy="214" rx="96" ry="34" fill="${dark}"/>`,
  headphones: ({
    dark,
    bright,
  }) => `${shadow(360, 610, 210)}${line('M180 420c-20-360 380-360 360 0', dark, 44)}${line('M196 400c-10-290 338-290 328 0', bright, 7)}
<rect x="120" y="376" width="120" height="210" rx="56" fill="url(#c)"/><rect x="480" y="376" width="120" height="210" rx="56" fill="url(#c)"/>
<rect x="214" y="396" width="46" height="170" rx="23" fill="${dark}"/><rect x="460" y="396" width="46" height="170" rx="23" fill="${dark}"/>`,
  speaker: ({ dark, bright }) => `${shadow(360, 612, 200)}
<rect x="200" y="150" width="320" height="450" rx="60" fill="url(#c)"/><circle cx="360" cy="440" r="112" fill="${dark}"/><circle cx="360" cy="440" r="64" fill="url(#c)"/><circle cx="360" cy="440" r="22" fill="${dark}"/>
<circle cx="360" cy="250" r="58" fill="${dark}"/><circle cx="360" cy="250" r="26" fill="${bright}"/>`,
  phone: ({ dark, mid, bright }) => `${shadow(360, 640, 130)}
<rect x="236" y="90" width="248" height="540" rx="40" fill="${dark}"/><rect x="250" y="106" width="220" height="508" rx="28" fill="url(#c)"/>
<path d="M250 460c70-90 150-30 220-110v236q0 28-28 28H278q-28 0-28-28z" fill="${bright}" opacity="0.55"/><circle cx="360" cy="132" r="9" fill="${dark}"/><circle cx="392" cy="250" r="44" fill="#fff" opacity="0.35"/><rect x="310" y="594" width="100" height="7" rx="3" fill="${mid}"/>`,
  laptop: ({ dark, mid, bright }) => `${shadow(360, 590, 290)}
<rect x="150" y="190" width="420" height="290" rx="18" fill="${dark}"/><rect x="168" y="208" width="384" height="252" rx="6" fill="#1c2c46"/><path d="M168 400c110-120 210 10 384-130v190H168z" fill="#2f6f9f"/><path d="M168 440c130-80 230 10 384-90v110H168z" fill="#65b2c8"/>
<path d="M90 486h540l-30 56q-8 16-26 16H146q-18 0-26-16z" fill="url(#c)"/><rect x="290" y="486" width="140" height="14" rx="6" fill="${mid}"/>${line('M150 478h420', bright, 4)}`,
  keyboard: ({ dark, bright }) => `${shadow(360, 560, 290)}
<rect x="80" y="300" width="560" height="230" rx="26" fill="url(#c)"/>${[0, 1, 2, 3]
    .map((row) =>
      Array.from(
        { length: row === 3 ? 5 : 11 },
        (_, at) =>
          `<rect x="${row === 3 && at === 2 ? 262 : 106 + (row === 3 && at > 2 ? at + 3 : at) * 46.4}" y="${320 + row * 49}" width="${row === 3 && at === 2 ? 196 : 38}" height="40" rx="7" fill="${(at + row) % 7 === 0 ? bright : dark}"/>`,
      ).join(''),
    )
    .join('')}`,
  tablelamp: ({
    dark,
    bright,
  }) => `${shadow(360, 620, 150)}<ellipse cx="360" cy="420" rx="200" ry="150" fill="#fff3c8" opacity="0.5"/>
<path d="M268 170h184l76 190H192z" fill="url(#c)"/><path d="M192 360h336l4 20H188z" fill="${bright}"/><path d="M344 380h32v50c52 20 76 60 76 106 0 40-26 70-92 70s-92-30-92-70c0-46 24-86 76-106z" fill="${dark}"/><ellipse cx="360" cy="604" rx="84" ry="16" fill="${dark}"/>`,
  cup: ({ dark, bright }) => `${shadow(350, 604, 190)}${line('M498 330c110-20 110 170-10 160', bright, 32)}
<path d="M196 270h310l-22 286q-4 42-46 42H264q-42 0-46-42z" fill="url(#c)"/><ellipse cx="351" cy="270" rx="155" ry="40" fill="${dark}"/><ellipse cx="351" cy="276" rx="134" ry="30" fill="#4a2c1a"/>
${line('M310 220c-20-34 22-52 0-88M376 220c-20-34 22-52 0-88', '#fff', 10)}`,
  kettle: ({ dark, bright }) => `${shadow(360, 620, 190)}${line('M470 250c120-30 120 210 20 250', dark, 30)}
<path d="M250 240h210l50 330q4 40-38 40H238q-42 0-38-40z" fill="url(#c)"/><path d="M262 300l-110-60 16-34 120 50z" fill="${bright}"/><ellipse cx="355" cy="240" rx="106" ry="26" fill="${dark}"/><rect x="334" y="196" width="42" height="34" rx="12" fill="${dark}"/><rect x="196" y="590" width="318" height="26" rx="13" fill="${dark}"/>`,
  pan: ({ dark, bright }) =>
    `${shadow(320, 560, 240)}<path d="M470 400l190-120 26 34-180 130z" fill="#6d4a30"/><ellipse cx="310" cy="440" rx="220" ry="100" fill="url(#c)"/><ellipse cx="310" cy="424" rx="200" ry="82" fill="${dark}"/><ellipse cx="310" cy="430" rx="160" ry="60" fill="none" stroke="${bright}" stroke-width="4" opacity="0.6"/><ellipse cx="270" cy="420" rx="46" ry="24" fill="#fff"/><circle cx="268" cy="418" r="15" fill="#f0b429"/>`,
  bottle: ({ dark, bright }) => `${shadow(360, 636, 110)}
<rect x="312" y="90" width="96" height="70" rx="16" fill="${dark}"/><path d="M300 166h120v26c40 24 50 54 50 96v290q0 46-46 46H296q-46 0-46-46V288c0-42 10-72 50-96z" fill="url(#c)"/><rect x="250" y="380" width="220" height="90" fill="${bright}" opacity="0.5"/>${line('M290 260v300', '#fff', 8)}`,
  chair: ({
    dark,
    bright,
  }) => `${shadow(360, 636, 220)}${line('M232 540l-30 92M488 540l30 92M300 556l-8 66M420 556l8 66', '#7a5233', 18)}
<path d="M226 150q134-50 268 0l16 270H210z" fill="url(#c)"/><rect x="186" y="410" width="348" height="136" rx="44" fill="${dark}"/><rect x="206" y="396" width="308" height="86" rx="36" fill="url(#c)"/><rect x="148" y="340" width="72" height="190" rx="34" fill="${dark}"/><rect x="500" y="340" width="72" height="190" rx="34" fill="${dark}"/>${line('M290 180l-6 200M360 172v210M430 180l6 200', bright, 4)}`,
  rug: ({
    dark,
    mid,
    bright,
  }) => `${shadow(360, 600, 280)}<path d="M170 200h380l110 380H60z" fill="${mid}"/><path d="M200 232h320l88 316H112z" fill="${dark}"/><path d="M226 262h268l66 256H160z" fill="url(#c)"/>
<path d="M360 280l70 110-70 110-70-110z" fill="${dark}"/><path d="M360 320l42 70-42 70-42-70z" fill="${bright}"/><path d="M240 290l40 50-52 60zM480 290l-40 50 52 60zM200 490l70-70 30 70zM520 490l-70-70-30 70z" fill="${bright}"/>`,
  blanket: ({ dark, bright }) => `${shadow(360, 600, 240)}
<rect x="150" y="420" width="420" height="150" rx="60" fill="${dark}"/><rect x="150" y="320" width="420" height="150" rx="60" fill="url(#c)"/><rect x="150" y="220" width="420" height="150" rx="60" fill="url(#c)"/>${line('M190 260c110 20 230 20 340 0M190 300c110 20 230 20 340 0M190 370c110 20 230 20 340 0M190 410c110 20 230 20 340 0', bright, 7)}
<path d="M480 226h60v240q-30 20-60 0z" fill="${dark}" opacity="0.35"/>`,
  cream: () =>
    `${shadow(360, 600, 180)}<rect x="190" y="330" width="340" height="250" rx="44" fill="url(#c)"/><rect x="180" y="230" width="360" height="120" rx="26" fill="#d9b26a"/><rect x="180" y="250" width="360" height="10" fill="#f1dca8"/><rect x="270" y="410" width="180" height="100" rx="10" fill="#fff"/>${line('M300 440h120M300 466h90', '#c7a05a', 7)}`,
  lipstick: ({ dark, mid, bright }) =>
    `${shadow(360, 630, 110)}<path d="M316 330V190c0-30 60-70 88-80v220z" fill="${mid}"/><path d="M376 330V124l28-14v220z" fill="${bright}" opacity="0.6"/><rect x="300" y="320" width="120" height="110" fill="#d9b26a"/><rect x="280" y="420" width="160" height="200" rx="14" fill="#23242a"/><rect x="280" y="420" width="160" height="20" fill="${dark}"/>`,
  blocks: () =>
    `${shadow(360, 606, 240)}<rect x="130" y="430" width="170" height="170" rx="14" fill="#c94f43"/><rect x="300" y="430" width="170" height="170" rx="14" fill="#e0a93a"/><rect x="420" y="260" width="170" height="170" rx="14" fill="#3f7fb0" transform="rotate(8 505 345)"/><rect x="216" y="262" width="168" height="168" rx="14" fill="#4b9a6a"/><path d="M300 96l96 166H204z" fill="#8d5aa8"/><circle cx="215" cy="515" r="46" fill="#fff" opacity="0.35"/><circle cx="385" cy="515" r="46" fill="#fff" opacity="0.35"/>`,
  car: ({ dark, bright }) =>
    `${shadow(360, 580, 260)}<path d="M130 470c0-60 60-70 110-80l60-90q10-14 28-14h130q20 0 32 18l54 86c50 4 76 30 76 80v50H130z" fill="url(#c)"/><path d="M308 316h70v74H262zM396 316h56l44 74H396z" fill="#dff0f7"/><circle cx="240" cy="524" r="60" fill="#26282c"/><circle cx="240" cy="524" r="26" fill="${bright}"/><circle cx="506" cy="524" r="60" fill="#26282c"/><circle cx="506" cy="524" r="26" fill="${bright}"/><rect x="594" y="450" width="28" height="30" rx="10" fill="${dark}"/>`,
  ball: ({ mid }) =>
    `${shadow(360, 606, 170)}<circle cx="360" cy="400" r="200" fill="url(#b)"/><path d="M360 318l76 56-28 90h-96l-28-90z" fill="${mid}"/><path d="M360 200l50 34-50 40-50-40zM548 360l10 62-58 4-20-52zM172 360l-10 62 58 4 20-52zM470 560l-54 26-14-54 44-36zM250 560l54 26 14-54-44-36z" fill="#2b2d31"/>${line('M360 274v44M436 374l44-10M408 464l28 32M312 464l-28 32M284 374l-44-10', '#8a8a8a', 5)}`,
  book: ({ dark, bright }) =>
    `${shadow(360, 620, 190)}<path d="M210 130h300q20 0 20 20v440q0 20-20 20H210z" fill="url(#c)"/><path d="M210 130v480q-26 0-26-26V156q0-26 26-26z" fill="${dark}"/><rect x="196" y="594" width="330" height="14" fill="#f4efe3"/><rect x="280" y="220" width="180" height="80" rx="8" fill="${bright}" opacity="0.8"/>${line('M476 130v480', dark, 12)}<path d="M330 610v60l18-16 18 16v-60z" fill="#b6302c"/>`,
  ring: ({ dark, mid, bright }) =>
    `${shadow(360, 610, 140)}<circle cx="360" cy="450" r="140" fill="none" stroke="#c9a24e" stroke-width="36"/><circle cx="360" cy="450" r="140" fill="none" stroke="#f1dca8" stroke-width="8"/><path d="M290 200h140l50 66-120 124-120-124z" fill="${mid}"/><path d="M290 200l70 66-120 0zM430 200l-70 66h120z" fill="${bright}"/><path d="M240 266h240L360 390z" fill="${dark}" opacity="0.6"/>`,
}

/** The picture of a thing, as SVG; null for what we do not draw. */
export function drawThing(drawing: string, colour: Colour): string | null {
  const draw = DRAWINGS[drawing]
  if (!draw) return null
  const place = [...drawing, ...colour.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const white = round('b', '#c9c6bf', '#f2f0eb', '#ffffff')
  const gradients = round('c', colour.dark, colour.mid, colour.bright) + white
  return scene(walls[place % walls.length]!, tables[place % tables.length]!, draw(colour), gradients)
}
