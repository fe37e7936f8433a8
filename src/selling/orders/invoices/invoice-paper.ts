import type { PdfBlock, PdfFact, PdfPaper } from '#platform/files/pdf-paper.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { currencySign, formatMinor } from '#platform/values/amounts/format-money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { InvoiceContent } from './invoice-content.ts'
import type { InvoiceView } from './read-invoice.ts'

const titles = {
  invoice: m.orders_invoice_title,
  credit_note: m.orders_invoice_credit_title,
  pro_forma: m.orders_invoice_pro_forma_title,
} as const

type Printed = { readonly locale: Locale; readonly site: Site }

export function invoiceTitle(kind: InvoiceView['kind'], locale: Locale): string {
  return titles[kind]({}, { locale })
}

/** The paper: seller, buyer, goods, the price with its reasons, VAT, paid and due. */
export function invoicePaper(view: InvoiceView, { locale, site }: Printed): PdfPaper {
  const inWords = { locale }
  const { kind, number, content } = view
  const title = invoiceTitle(kind, locale)
  const currency = sites[site].currency
  const goods: readonly PdfBlock[] =
    kind === 'credit_note' ? [] : [...goodsOf(content, locale), ...linesOf(content, locale)]
  return {
    locale,
    title: `${title} ${number}`,
    heading: kind === 'pro_forma' ? title : `${title} ${number}`,
    footer: `${content.seller.name[locale]} · ${siteWords(site, locale).invoiceTaxId} ${content.seller.taxId}`,
    pageOf: (page, pages) => m.orders_invoice_page({ page: String(page), pages: String(pages) }, inWords),
    blocks: [
      { kind: 'title', text: title },
      ...(kind === 'pro_forma' ? [{ kind: 'note', text: m.orders_invoice_pro_forma_note({}, inWords) } as const] : []),
      { kind: 'facts', across: 4, facts: headFacts(view, { locale, site }) },
      { kind: 'facts', facts: partyFacts(content, { locale, site }) },
      ...goods,
      sumsOf(view, locale),
      { kind: 'note', text: m.orders_invoice_currency({ currency: currencySign(currency, locale) }, inWords) },
      ...(kind === 'credit_note' ? [] : [{ kind: 'note', text: m.orders_invoice_check({}, inWords) } as const]),
    ],
  }
}

function headFacts({ kind, number, corrects, issuedAt, content }: InvoiceView, { locale, site }: Printed): PdfFact[] {
  const inWords = { locale }
  const day = (moment: Date) => sayDay(moment, locale, site)
  return [
    ...(kind === 'pro_forma' ? [] : [{ label: m.orders_invoice_number({}, inWords), value: number }]),
    { label: m.orders_invoice_date({}, inWords), value: day(issuedAt) },
    ...(corrects ? [{ label: m.orders_invoice_corrects({}, inWords), value: corrects }] : []),
    { label: m.orders_invoice_order({}, inWords), value: content.order.number },
    { label: m.orders_invoice_ordered({}, inWords), value: day(new Date(content.order.placedAt)) },
  ]
}

function partyFacts({ seller, buyer }: InvoiceContent, { locale, site }: Printed): PdfFact[] {
  const inWords = { locale }
  return [
    { label: m.orders_invoice_seller({}, inWords), value: seller.name[locale] },
    { label: m.orders_invoice_buyer({}, inWords), value: buyer.name },
    { label: siteWords(site, locale).invoiceTaxId, value: seller.taxId },
    { label: siteWords(site, locale).invoiceTaxId, value: buyer.taxId || '—' },
    { label: m.orders_invoice_address({}, inWords), value: seller.address[locale] },
    { label: m.orders_invoice_address({}, inWords), value: buyer.address || '—' },
  ]
}

function goodsOf({ items }: InvoiceContent, locale: Locale): readonly PdfBlock[] {
  const inWords = { locale }
  return [
    { kind: 'heading', text: m.orders_invoice_goods({}, inWords) },
    {
      kind: 'table',
      columns: [
        { label: m.orders_invoice_item({}, inWords), share: 4.2 },
        { label: m.orders_invoice_quantity({}, inWords), share: 0.8, align: digitsAt(locale) },
        { label: m.orders_invoice_store_price({}, inWords), share: 1.6, align: digitsAt(locale) },
        { label: m.orders_invoice_amount({}, inWords), share: 1.5, align: digitsAt(locale) },
      ],
      rows: items.map(({ title, quantity, price, currency, amount }) => [
        title,
        String(quantity),
        isolateLtr(`${price} ${currency}`),
        formatMinor(amount),
      ]),
      foot: [
        m.orders_invoice_goods_sum({}, inWords),
        '',
        '',
        formatMinor(items.reduce((sum, { amount }) => sum + amount, 0n)),
      ],
    },
  ]
}

function linesOf({ lines, total }: InvoiceContent, locale: Locale): readonly PdfBlock[] {
  const inWords = { locale }
  const nameOf = (line: InvoiceContent['lines'][number]['line']) =>
    line === 'otherDues'
      ? m.orders_invoice_other_dues({}, inWords)
      : line === 'priceOff'
        ? m.orders_due_price_off({}, inWords)
        : lineName(line, locale)
  return [
    { kind: 'heading', text: m.orders_invoice_lines({}, inWords) },
    {
      kind: 'table',
      columns: [
        { label: m.orders_invoice_line({}, inWords), share: 1.9 },
        { label: m.orders_invoice_why({}, inWords), share: 4.7 },
        { label: m.orders_invoice_amount({}, inWords), share: 1.4, align: digitsAt(locale) },
      ],
      rows: lines.map(({ line, minor, why }) => [
        nameOf(line),
        why.map((reason) => plain(reason[locale])).join('\n'),
        formatMinor(minor),
      ]),
      foot: [m.orders_invoice_total({}, inWords), '', formatMinor(total)],
    },
  ]
}

/** Beside the total: its VAT and what was paid. For a credit note: the refund. */
function sumsOf({ kind, content }: InvoiceView, locale: Locale): PdfBlock {
  const inWords = { locale }
  const { vat, vatPercent, total, paid, due } = content
  const isCredit = kind === 'credit_note'
  return {
    kind: 'facts',
    across: 4,
    facts: [
      { label: m.orders_invoice_before_vat({}, inWords), value: formatMinor(total - vat) },
      { label: m.orders_invoice_vat({ percent: vatPercent }, inWords), value: formatMinor(vat) },
      ...(isCredit
        ? [{ label: m.orders_invoice_credited({}, inWords), value: formatMinor(total) }]
        : [
            { label: m.orders_invoice_paid({}, inWords), value: formatMinor(paid) },
            { label: m.orders_invoice_due({}, inWords), value: formatMinor(due) },
          ]),
    ],
  }
}

// The paper's fonts have no arrow.
function plain(text: string): string {
  return text.replace(/ [\u2190\u2192] /g, ': ')
}

// Digits are aligned: in both languages at the right of their column.
function digitsAt(locale: Locale): 'start' | 'end' {
  return locale === 'ar' ? 'start' : 'end'
}
