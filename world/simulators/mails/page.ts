import arabic from './page.ar.json' with { type: 'json' }
import english from './page.en.json' with { type: 'json' }

const texts = { ar: arabic, en: english } as const

/** Where a person plays a customer who answers a mail. `status`: what the shop said to the last one. */
export function mailPage(language: 'ar' | 'en', status: number | null): string {
  const t = texts[language]
  const other = language === 'ar' ? 'en' : 'ar'
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><style>${style}</style></head><body>
<header role="note"><strong>${t.simulator}</strong> ${t.simulatorNote}</header>
<main><h1>${t.title}</h1><p><a href="/?lang=${other}" lang="${other}">${t.language}</a></p>
${status === null ? '' : `<p role="status">${t.sent} <bdi dir="ltr">${status}</bdi></p>`}
<form method="post" action="/_control/answer?lang=${language}">
<label>${t.from}<input name="from" dir="ltr" type="email" required></label>
<label>${t.to}<input name="to" dir="ltr" required></label>
<label>${t.text}<textarea name="text" rows="6" dir="auto" required></textarea></label>
<button>${t.send}</button></form></main></body></html>`
}

const style = `
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f1f3f7;color:#16213a}
header{padding:.6rem 1rem;background:#fde68a;color:#422006;border-block-end:2px dashed #b45309;text-align:center}
main{max-width:36rem;margin:1.5rem auto;padding:0 1rem}label{display:block;margin-block:.8rem}
input,textarea{display:block;width:100%;font:inherit;padding:.5rem;border:1px solid #8b95a9;border-radius:8px}
button{font:inherit;min-height:44px;padding:.3rem 1.2rem;border:0;border-radius:8px;background:#0f5c5c;color:#fff}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
