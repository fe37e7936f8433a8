import type { Intention } from './book.ts'
import { brandOf, testCards } from './charge.ts'
import arabic from './page.ar.json' with { type: 'json' }
import english from './page.en.json' with { type: 'json' }
import { cardOfToken } from './saved-cards.ts'

type Texts = typeof arabic
export type Language = 'ar' | 'en'

export const texts: Readonly<Record<Language, Texts>> = { ar: arabic, en: english }
export const simulatedCode = '123456'

export function cardPage(intention: Intention, language: Language, self: string): string {
  const t = texts[language]
  const cards = testCards.map((number, index) => {
    const note = [t.cardPlain, t.cardCode, t.cardLater][index] ?? t.cardPlain
    return `<li><button type="button" class="link" data-card="${number}"><bdi dir="ltr">${number}</bdi></button> ${note}</li>`
  })
  const outcomes = (['decline', 'insufficientFunds', 'pending', 'late'] as const).map(
    (choice) => `<button name="choice" value="${choice}" formnovalidate>${t[choice]}</button>`,
  )
  return frame(
    language,
    otherLanguage(self, language),
    t.title,
    `<dl><dt>${t.amount}</dt><dd class="amount"><bdi dir="ltr">${money(intention)}</bdi></dd>
    <dt>${t.reference}</dt><dd><bdi dir="ltr">${escaped(intention.specialReference)}</bdi></dd></dl>
    <form method="post" action="${escaped(self)}" autocomplete="off">
      <label>${t.number}<input name="number" dir="ltr" inputmode="numeric" required></label>
      <label>${t.name}<input name="name" dir="ltr"></label>
      <div class="row"><label>${t.expiry}<input name="expiry" dir="ltr" placeholder="01/39" required></label>
      <label>${t.cvv}<input name="cvv" dir="ltr" inputmode="numeric" maxlength="4" required></label></div>
      <label class="tick"><input type="checkbox" name="save"${intention.savesCard ? ' checked' : ''}> ${t.save}</label>
      <button class="pay" name="choice" value="pay">${t.pay} <bdi dir="ltr">${money(intention)}</bdi></button>
      <h2>${t.cards}</h2><ul>${cards.join('')}</ul><p class="small">${t.cardRules}</p>
      <h2>${t.outcomes}</h2><div class="choices">${outcomes.join('')}</div>
    </form>
    <p><a href="${escaped(intention.redirectionUrl)}" data-leave>${t.leave}</a></p>
    <script>for (const b of document.querySelectorAll('[data-card]')) b.onclick = () => {
      const f = document.forms[0]; f.number.value = b.dataset.card; f.name.value = 'Test Account'
      f.expiry.value = '01/39'; f.cvv.value = '123' }</script>`,
  )
}

/** A saved card: only its security code is typed. */
export function savedCardPage(intention: Intention, language: Language, self: string): string {
  const t = texts[language]
  const [token = ''] = intention.cardTokens
  const number = cardOfToken(token, intention.currency)?.number ?? ''
  return frame(
    language,
    otherLanguage(self, language),
    t.title,
    `<dl><dt>${t.amount}</dt><dd class="amount"><bdi dir="ltr">${money(intention)}</bdi></dd>
    <dt>${t.savedCard}</dt><dd><bdi dir="ltr">${brandOf(number)} •••• ${number.slice(-4)}</bdi></dd></dl>
    <form method="post" action="${escaped(self)}" autocomplete="off">
      <input type="hidden" name="token" value="${escaped(token)}">
      <label>${t.cvv}<input name="cvv" dir="ltr" inputmode="numeric" maxlength="4" required></label>
      <button class="pay" name="choice" value="pay">${t.pay} <bdi dir="ltr">${money(intention)}</bdi></button>
      <p class="small">${t.cardRules}</p>
      <h2>${t.outcomes}</h2><div class="choices">
      <button name="choice" value="decline" formnovalidate>${t.decline}</button></div>
    </form>
    <p><a href="${escaped(intention.redirectionUrl)}" data-leave>${t.leave}</a></p>`,
  )
}

/** The bank's own step: the card is stored under a challenge on the server, not in the page. */
export function codePage(intention: Intention, language: Language, self: string, challenge: string): string {
  const t = texts[language]
  return frame(
    language,
    otherLanguage(self, language),
    t.codeTitle,
    `<p>${t.codeNote} <bdi dir="ltr">${simulatedCode}</bdi></p><p class="amount"><bdi dir="ltr">${money(intention)}</bdi></p>
    <form method="post" action="${escaped(self)}" autocomplete="off">
      <input type="hidden" name="challenge" value="${challenge}">
      <label>${t.code}<input name="code" dir="ltr" inputmode="numeric" autofocus></label>
      <button class="pay" name="choice" value="confirm">${t.confirm}</button>
      <button name="choice" value="cancel">${t.cancel}</button>
    </form>`,
  )
}

export function gonePage(language: Language, returnTo: string | null): string {
  const t = texts[language]
  const back = returnTo ? `<p><a href="${escaped(returnTo)}">${t.back}</a></p>` : ''
  return frame(language, '', t.title, `<p>${t.gone}</p>${back}`)
}

/** The page's layout. */
export function frame(language: Language, other: string, title: string, body: string): string {
  const t = texts[language]
  const link = other ? `<a href="${escaped(other)}" lang="${language === 'ar' ? 'en' : 'ar'}">${t.language}</a>` : ''
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body>
<header role="note"><strong>${t.simulator}</strong><span>${t.simulatorNote}</span></header>
<main><div class="top"><h1>${title}</h1>${link}</div>${body}</main></body></html>`
}

export function money({ amount, currency }: Intention): string {
  const digits = String(amount).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${currency} ${whole}.${digits.slice(-2)}`
}

export function otherLanguage(self: string, language: Language): string {
  const url = new URL(self, 'http://simulator')
  url.searchParams.set('lang', language === 'ar' ? 'en' : 'ar')
  return url.pathname + url.search
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f1f3f7;color:#16213a}
header{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:center;padding:.6rem 1rem;background:#fde68a;color:#422006;
border-block-end:2px dashed #b45309;text-align:center}
main{max-width:28rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:14px;box-shadow:0 2px 14px #16213a1f}
.top{display:flex;justify-content:space-between;align-items:baseline}h1{font-size:1.35rem;margin:0}h2{font-size:1rem;margin:1.4rem 0 .3rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dd{margin:0;text-align:end}.amount{font-weight:700;font-size:1.15rem}
label{display:block;margin-block:.7rem}input{display:block;margin-block-start:.3rem;width:100%;padding:.6rem .75rem;font:inherit;border:1px solid #8b95a9;border-radius:8px;text-align:start}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.8rem}button{font:inherit;min-height:44px;padding:.5rem .9rem;border:1px solid #8b95a9;border-radius:8px;background:#fff;cursor:pointer}
.pay{width:100%;background:#1d4ed8;border-color:#1d4ed8;color:#fff;font-weight:600;margin-block:.5rem}.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.link{border:0;padding:0;color:#1d4ed8;text-decoration:underline;min-height:32px}ul{margin:0;padding-inline-start:1.2rem}.tick input{display:inline;width:auto;margin:0}.small{font-size:.875rem;color:#475069}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`
