import type { Book, SimulatedCompany, SimulatedMessage } from './book.ts'
import arabic from './page.ar.json' with { type: 'json' }
import english from './page.en.json' with { type: 'json' }

type Language = 'ar' | 'en'
const texts = { ar: arabic, en: english } as const
const companies: Readonly<Record<SimulatedCompany, string>> = {
  smsmisr: 'SMS Misr',
  twilio: 'Twilio',
  whatsapp: 'WhatsApp',
}

/** Every phone at once: what arrived, the newest first, with what can become of it. */
export function messagesPage(book: Book, language: Language): string {
  const t = texts[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const rows = book.messages.map((one) => row(one, language))
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><style>${style}</style></head><body>
<header role="note"><strong>${t.simulator}</strong><span>${t.simulatorNote}</span></header>
<main><div class="top"><h1>${t.title}</h1><a href="/?lang=${other}" lang="${other}">${t.language}</a></div>
${rows.join('') || `<p>${t.none}</p>`}</main></body></html>`
}

function row(one: SimulatedMessage, language: Language): string {
  const t = texts[language]
  const states =
    one.company === 'whatsapp' ? (['delivered', 'read', 'failed'] as const) : (['delivered', 'failed'] as const)
  const buttons = states.map((state) => `<button name="state" value="${state}">${t[state]}</button>`)
  const choices =
    one.company === 'smsmisr'
      ? ''
      : `<form method="post" action="/_control/news"><input type="hidden" name="id" value="${escaped(one.id)}">
<input type="hidden" name="lang" value="${language}"><div class="choices">${buttons.join('')}</div></form>`
  return `<section class="${one.company}"><h2><bdi dir="ltr">${escaped(one.to)}</bdi> · ${companies[one.company]}</h2>
<p class="said" dir="auto">${escaped(one.text)}</p><p class="small"><bdi dir="ltr">${escaped(one.state)} · ${one.at.slice(11, 19)} UTC</bdi></p>${choices}</section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f1f3f7;color:#16213a}
header{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:center;padding:.6rem 1rem;background:#fde68a;color:#422006;
border-block-end:2px dashed #b45309;text-align:center}
main{max-width:36rem;margin:1.5rem auto;padding:0 1rem}.top{display:flex;justify-content:space-between;align-items:baseline}
h1{font-size:1.35rem;margin:0}h2{font-size:1rem;margin:0}p{margin:.3rem 0}.small{font-size:.85rem;color:#4a5568}
section{background:#fff;border-radius:12px;padding:1rem;margin-block:.8rem;box-shadow:0 2px 10px #16213a14;border-inline-start:5px solid #64748b}
.whatsapp{border-color:#0f9d58}.twilio{border-color:#c2263c}.said{white-space:pre-wrap;overflow-wrap:anywhere}
.choices{display:flex;flex-wrap:wrap;gap:.4rem}button{font:inherit;min-height:40px;padding:.3rem .8rem;border:1px solid #8b95a9;border-radius:8px;background:#fff;cursor:pointer}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
