import { round, scene, shadow } from './scene.ts'

const steam = (x: number, y: number) =>
  `<path d="M${x} ${y}c-22-34 22-52 0-88M${x + 36} ${y}c-22-34 22-52 0-88" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.6"/>`
const cup = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="34" ry="10" fill="#fdf6e6"/><path d="M${x - 34} ${y}c2 36 14 56 34 56s32-20 34-56z" fill="url(#china)"/><path d="M${x - 31} ${y + 18}q31 14 62 0" fill="none" stroke="#b9862f" stroke-width="5"/><ellipse cx="${x}" cy="${y + 1}" rx="27" ry="7" fill="#6b3d1c"/>`

/** Mugs, pots and cups. */
export const KITCHEN: Record<string, string> = {
  mug: scene(
    ['#dfe9ee', '#b9ccd6'],
    '#8d6b4d',
    `${shadow(360, 592, 190)}
<path d="M478 330c96-16 128 30 118 92s-66 96-132 92" fill="none" stroke="#f2f0e8" stroke-width="30"/>
<path d="M218 268h284l-16 300q-2 22-26 22H260q-24 0-26-22z" fill="url(#enamel)"/><ellipse cx="360" cy="268" rx="142" ry="34" fill="#1f3f5c"/><ellipse cx="360" cy="270" rx="128" ry="27" fill="#33291f"/>
<path d="M300 470l40-70 26 42 20-30 44 58z" fill="#1f5c57"/><circle cx="408" cy="396" r="14" fill="#d8973c"/><g fill="#1f3f5c" opacity="0.35"><circle cx="262" cy="350" r="4"/><circle cx="452" cy="520" r="5"/><circle cx="290" cy="548" r="3"/><circle cx="438" cy="330" r="3"/></g>${steam(342, 226)}`,
    round('enamel', '#cfcabb', '#f4f1e8', '#ffffff'),
  ),
  teapot: scene(
    ['#e9e2f1', '#cbbfdc'],
    '#9a7f66',
    `${shadow(360, 596, 230)}
<path d="M532 330c92-30 120 40 88 104-22 44-66 60-96 58" fill="none" stroke="#5f7487" stroke-width="28" stroke-linecap="round"/><path d="M214 400c-62-8-82-66-128-112l-20 18c34 74 72 166 160 190z" fill="#5f7487"/>
<path d="M178 430c0-110 84-172 182-172s182 62 182 172c0 104-70 166-182 166s-182-62-182-166z" fill="url(#glaze)"/><path d="M178 430c0 104 70 166 182 166s182-62 182-166c-40 52-92 30-128 62-52-40-96 34-142-20-30 22-64 12-94-42z" fill="#d7c8ab"/>
<ellipse cx="360" cy="272" rx="104" ry="24" fill="#4d6072"/><path d="M262 266c8-40 50-58 98-58s90 18 98 58c-30 16-166 16-196 0z" fill="url(#glaze)"/><circle cx="360" cy="196" r="20" fill="#d7c8ab"/>`,
    round('glaze', '#475868', '#6f879b', '#a9bccb'),
  ),
  dallah: scene(
    ['#f7ead6', '#e3c79f'],
    '#5d3a22',
    `${shadow(330, 598, 170)}${shadow(572, 604, 60, 10)}
<path d="M240 330c-96-20-122 56-112 128 8 58 42 88 78 96" fill="none" stroke="#8f5f1d" stroke-width="22" stroke-linecap="round"/><path d="M398 300c58-14 78-68 146-76-22 26-30 40-40 78-14 56-54 84-98 88z" fill="#b9862f"/>
<path d="M276 250h110l22 74-18 44c60 40 74 96 62 150-10 46-34 76-34 76H244s-26-30-36-76c-12-54 6-110 64-150l-16-44z" fill="url(#gold)"/><path d="M256 324h152l-18 44H272z" fill="#8f5f1d"/><path d="M214 492q118 34 236 0" fill="none" stroke="#8f5f1d" stroke-width="7"/><g fill="#8f5f1d"><path d="M332 404l16 30-16 30-16-30z"/><path d="M268 430l10 20-10 20-10-20zM396 430l10 20-10 20-10-20z"/></g>
<path d="M270 250c6-44 34-58 60-84 28 26 56 40 62 84z" fill="url(#gold)"/><path d="M330 166l-10-44 10-22 10 22z" fill="#8f5f1d"/>${cup(572, 546)}${cup(500, 574)}${cup(636, 578)}`,
    `${round('gold', '#8f5f1d', '#cf9b3f', '#f3d68e')}${round('china', '#ddcfae', '#fdf6e6', '#ffffff')}`,
  ),
  cezve: scene(
    ['#e3edf3', '#b4cad8'],
    '#4a3427',
    `${shadow(310, 598, 200)}${shadow(590, 606, 70, 10)}
<path d="M404 356l240-118q22-8 28 8t-10 26L430 398z" fill="#5b3820"/><circle cx="650" cy="254" r="7" fill="#e8d5bb"/>
<path d="M214 300h220c8 40-26 58-14 96 12 36 46 62 40 128-4 46-30 72-60 72H248c-30 0-56-26-60-72-6-66 28-92 40-128 12-38-22-56-14-96z" fill="url(#copper)"/><path d="M204 292q-14 14 12 22h216q26-8 14-22z" fill="#8c4a24"/><ellipse cx="324" cy="294" rx="118" ry="22" fill="#d9dde0"/><ellipse cx="324" cy="297" rx="102" ry="16" fill="#3b2416"/>
<g fill="#f4b183" opacity="0.55"><circle cx="262" cy="470" r="9"/><circle cx="300" cy="510" r="9"/><circle cx="286" cy="430" r="7"/><circle cx="346" cy="470" r="9"/><circle cx="384" cy="520" r="9"/><circle cx="330" cy="552" r="8"/><circle cx="392" cy="452" r="7"/></g>${cup(590, 552)}${steam(306, 262)}`,
    `${round('copper', '#8c4a24', '#c9713a', '#f2b489')}${round('china', '#cfdbe4', '#f7fbff', '#ffffff')}`,
  ),
  flask: scene(
    ['#fbe9e0', '#efc9b8'],
    '#c99a76',
    `${shadow(360, 610, 120)}
<rect x="276" y="196" width="168" height="414" rx="34" fill="url(#steel)"/><rect x="276" y="196" width="168" height="60" fill="#22483b" opacity="0.35"/><rect x="286" y="112" width="148" height="92" rx="16" fill="url(#bamboo)"/><g stroke="#a3783d" stroke-width="3" opacity="0.55"><path d="M312 114v88M342 114v88M372 114v88M402 114v88"/></g><rect x="286" y="192" width="148" height="14" fill="#c9ced0"/>
<g transform="translate(360 430)" fill="none" stroke="#e9dfc8" stroke-width="7" stroke-linecap="round"><path d="M0 70V-50"/><path d="M0-10c30-6 46-26 50-54-32 2-50 20-50 54zM0 34c-30-6-46-26-50-54 32 2 50 20 50 54z"/></g>${steam(344, 92)}`,
    `${round('steel', '#173228', '#2c5c4b', '#5f8f7c')}${round('bamboo', '#b98a4a', '#dcb479', '#f0d6a6')}`,
  ),
}
