import type { Book, SimulatedDelivery } from './book.ts'
import { stateTexts } from './delivery-json.ts'
import arabic from './page.ar.json' with { type: 'json' }
import english from './page.en.json' with { type: 'json' }
import { type StageName, stages } from './push.ts'

type Language = 'ar' | 'en'
const texts = { ar: arabic, en: english } as const

/** Where a person plays the company: each delivery with its possible events, the newest first. */
export function dispatcherPage(book: Book, language: Language): string {
  const t = texts[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const rows = [...book.deliveries.values()].reverse().map((one) => row(one, language))
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><style>${style}</style></head><body>
<header role="note"><strong>${t.simulator}</strong><span>${t.simulatorNote}</span></header>
<main><div class="top"><h1>${t.title}</h1><a href="/?lang=${other}" lang="${other}">${t.language}</a></div>
${rows.join('') || `<p>${t.none}</p>`}</main></body></html>`
}

function row(one: SimulatedDelivery, language: Language): string {
  const t = texts[language]
  const names = Object.keys(stages) as StageName[]
  const buttons = names.map((name) => `<button name="stage" value="${name}">${t[name]}</button>`)
  return `<section><h2><bdi dir="ltr">${escaped(one.trackingNumber)}</bdi> · <bdi dir="ltr">${escaped(one.businessReference)}</bdi></h2>
<p><b><bdi dir="ltr">${one.state} ${stateTexts[one.state] ?? ''}</bdi></b> · ${escaped(one.receiver.name)}, ${escaped(one.city)} · ${t.cash} <bdi dir="ltr">EGP ${one.cod}</bdi></p>
<form method="post" action="/_control/push"><input type="hidden" name="trackingNumber" value="${escaped(one.trackingNumber)}">
<input type="hidden" name="lang" value="${language}"><div class="choices">${buttons.join('')}</div></form></section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f1f3f7;color:#16213a}
header{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:center;padding:.6rem 1rem;background:#fde68a;color:#422006;
border-block-end:2px dashed #b45309;text-align:center}
main{max-width:48rem;margin:1.5rem auto;padding:0 1rem}.top{display:flex;justify-content:space-between;align-items:baseline}
h1{font-size:1.35rem;margin:0}h2{font-size:1.05rem;margin:0}p{margin:.3rem 0}
section{background:#fff;border-radius:12px;padding:1rem;margin-block:.8rem;box-shadow:0 2px 10px #16213a14}
.choices{display:flex;flex-wrap:wrap;gap:.4rem}button{font:inherit;min-height:40px;padding:.3rem .8rem;border:1px solid #8b95a9;border-radius:8px;background:#fff;cursor:pointer}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
