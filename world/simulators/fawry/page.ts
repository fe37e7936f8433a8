import type { FastifyRequest } from 'fastify'
import type { FawryOrder } from './book.ts'
import arabic from './page.ar.json' with { type: 'json' }
import english from './page.en.json' with { type: 'json' }
import { style } from './page-style.ts'
import { pounds } from './sign.ts'
import { cards, type ValuPlan } from './test-data.ts'

type Texts = typeof arabic
export type Language = 'ar' | 'en'
const texts: Readonly<Record<Language, Texts>> = { ar: arabic, en: english }

export type View = {
  readonly language: Language
  readonly self: string
  readonly order: FawryOrder
  readonly fault: 'unknownCustomer' | 'limitTooLow' | 'wrongCode' | null
}

export function languageOf(request: FastifyRequest, order?: FawryOrder): Language {
  const asked = new URL(request.url, 'http://simulator').searchParams.get('lang')
  return asked === 'ar' || asked === 'en' ? asked : (order?.language ?? 'ar')
}

type PointView = Pick<View, 'language' | 'self'> & {
  readonly code: string
  readonly order: FawryOrder | undefined
  readonly fault: 'unknownCode' | 'notPayable' | null
  readonly isPaid: boolean
}

export function pointView({ language, self, code, order, fault, isPaid }: PointView): string {
  const t = texts[language]
  const found =
    order && fault === null
      ? `${facts(t, order)}<button class="pay" name="choice" value="pay">${t.payCash}</button>`
      : ''
  const body = isPaid
    ? `<p class="good">${t.paid} <bdi dir="ltr">${order?.paymentRef ?? ''}</bdi></p>`
    : `<p>${t.pointNote}</p>${alert(fault && t[fault])}<form method="post" action="/atfawry/point?lang=${language}">
      <label>${t.code}<input name="code" dir="ltr" inputmode="numeric" value="${escaped(code)}" required></label>
      <button name="choice" value="find">${t.find}</button>${found}</form>`
  return frame({ language, self }, t.pointTitle, body)
}

export function cardView({ language, self, order }: View): string {
  const t = texts[language]
  const isInstalment = order.method !== 'CARD' && order.method !== ''
  const plans = [6, 12, 24].map((months) => `<option value="${months}">${months} ${t.months}</option>`).join('')
  const list = (['approved', 'expired', 'insufficientFunds'] as const).map((kind) => {
    const number = cards[kind][0]
    return `<li><button type="button" class="link" data-card="${number}"><bdi dir="ltr">${number}</bdi></button> ${t[kind]}</li>`
  })
  return frame(
    { language, self },
    isInstalment ? t.instalmentTitle : t.cardTitle,
    `${facts(t, order)}<form method="post" action="${escaped(self)}" autocomplete="off">
    ${isInstalment ? `<label>${t.plan}<select name="months">${plans}</select></label>` : ''}
    <label>${t.number}<input name="number" dir="ltr" inputmode="numeric" required></label>
    <label>${t.name}<input name="name" dir="ltr"></label>
    <div class="row"><label>${t.expiry}<input name="expiry" dir="ltr" placeholder="05/29" required></label>
    <label>${t.cvv}<input name="cvv" dir="ltr" inputmode="numeric" maxlength="4" required></label></div>
    <button class="pay" name="choice" value="pay">${t.pay} <bdi dir="ltr">${sum(order)}</bdi></button>
    <h2>${t.cards}</h2><ul>${list.join('')}</ul><h2>${t.outcomes}</h2><div class="choices">
    <button name="choice" value="decline" formnovalidate>${t.decline}</button>
    <button name="choice" value="insufficientFunds" formnovalidate>${t.insufficientFunds}</button>
    <button name="choice" value="giveUp" formnovalidate>${t.leave}</button></div></form>
    <script>for (const b of document.querySelectorAll('[data-card]')) b.onclick = () => {
      const f = document.forms[0]; f.number.value = b.dataset.card; f.name.value = 'Fawry Test'
      f.expiry.value = '05/29'; f.cvv.value = '123' }</script>`,
  )
}

export function valuView({ language, self, order, fault }: View): string {
  const t = texts[language]
  return frame(
    { language, self },
    t.valuTitle,
    `${facts(t, order)}${alert(fault && t[fault])}<form method="post" action="${escaped(self)}">
    <label>${t.valuCode}<input name="valuCode" dir="ltr" value="${escaped(order.valuCode)}" required></label>
    <p class="small">${t.valuNote}</p><button class="pay" name="choice" value="valu">${t.valuNext}</button>
    <button name="choice" value="giveUp" formnovalidate>${t.leave}</button></form>`,
  )
}

export function plansView({ language, self, order, plans }: View & { readonly plans: readonly ValuPlan[] }): string {
  const t = texts[language]
  const list = plans.map(
    ({ months, monthly }, at) =>
      `<label class="choice"><input type="radio" name="months" value="${months}"${at === 2 ? ' checked' : ''}> ${months} ${t.months}, <bdi dir="ltr">EGP ${pounds(monthly)}</bdi> ${t.monthly}</label>`,
  )
  return frame(
    { language, self },
    t.plansTitle,
    `${facts(t, order)}<form method="post" action="${escaped(self)}">${list.join('')}
    <button class="pay" name="choice" value="plan">${t.confirm}</button></form>`,
  )
}

export function codeView({ language, self, order, fault, months }: View & { readonly months: number }): string {
  const t = texts[language]
  return frame(
    { language, self },
    t.otpTitle,
    `${facts(t, order)}<p>${t.otpNote} <bdi dir="ltr">123456</bdi></p>${alert(fault && t[fault])}
    <form method="post" action="${escaped(self)}"><input type="hidden" name="months" value="${months}">
    <label>${t.otp}<input name="code" dir="ltr" inputmode="numeric" autofocus></label>
    <button class="pay" name="choice" value="confirm">${t.confirm}</button>
    <button name="choice" value="giveUp" formnovalidate>${t.leave}</button></form>`,
  )
}

export function goneView(language: Language, returnTo: string | null): string {
  const t = texts[language]
  const back = returnTo ? `<p><a href="${escaped(returnTo)}">${t.back}</a></p>` : ''
  return frame({ language, self: '' }, t.simulator, `<p>${t.gone}</p>${back}`)
}

function facts(t: Texts, order: FawryOrder): string {
  return `<dl><dt>${t.amount}</dt><dd class="amount"><bdi dir="ltr">${sum(order)}</bdi></dd>
  <dt>${t.reference}</dt><dd><bdi dir="ltr">${escaped(order.merchantRef)}</bdi></dd></dl>`
}

function alert(text: string | null): string {
  return text ? `<p role="alert" class="bad">${text}</p>` : ''
}

function sum({ amount }: FawryOrder): string {
  return `EGP ${pounds(amount).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}

function frame({ language, self }: Pick<View, 'language' | 'self'>, title: string, body: string): string {
  const t = texts[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const link = self ? `<a href="${escaped(inLanguage(self, other))}" lang="${other}">${t.language}</a>` : ''
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body>
<header role="note"><strong>${t.simulator}</strong><span>${t.simulatorNote}</span></header>
<main><div class="top"><h1>${title}</h1>${link}</div>${body}</main></body></html>`
}

function inLanguage(self: string, language: Language): string {
  const url = new URL(self, 'http://simulator')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
