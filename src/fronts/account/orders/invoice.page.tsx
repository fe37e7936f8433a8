import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import { invoiceTitle } from '#selling/orders/invoices/invoice-paper.ts'
import { readOrderInvoices } from '#selling/orders/invoices/read-invoice.ts'
import { readSeller } from '#selling/orders/invoices/seller-setting.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  const number = params.number ?? ''
  const papers = await foundPage(
    visit.write(async (work) => readOrderInvoices(work, number, await readSeller(work, visit.ports))),
  )
  const currency = sites[site].currency
  return {
    number,
    locale,
    currency,
    papers: papers.map(
      ({ kind, number: own, corrects, issuedAt, content: { buyer, total, vat, vatPercent, due } }) => ({
        kind,
        number: own,
        corrects,
        buyer,
        total,
        vat,
        vatPercent,
        due,
        title: invoiceTitle(kind, locale),
        day: sayDay(issuedAt, locale, site),
      }),
    ),
  }
}

/** The papers of an order: a summary of each, and the file in both languages. */
export default function InvoicePage() {
  const { number, papers, locale, currency } = useLoaderData<typeof loader>()
  const order = `/${locale}/account/orders/${number}`
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <>
      <PageTitle>{m.account_invoice_title({ number })}</PageTitle>
      <PageHeading
        title={m.account_invoice_title({ number: isolateLtr(number) })}
        back={{ to: order, text: m.account_order_title({ number: isolateLtr(number) }) }}
      />
      <div className="flex max-w-text flex-col gap-5">
        {papers.length === 0 && <Notice tone="neutral">{m.account_invoice_none()}</Notice>}
        {papers.map((paper) => (
          <Card key={`${paper.kind} ${paper.number}`} title={paper.title}>
            {paper.kind === 'pro_forma' && <p className="mb-2 text-soft">{m.account_invoice_pro_forma()}</p>}
            <Facts
              items={[
                ...(paper.kind === 'pro_forma'
                  ? []
                  : [{ term: m.account_invoice_number(), value: <Ltr>{paper.number}</Ltr> }]),
                ...(paper.corrects ? [{ term: m.account_invoice_corrects(), value: <Ltr>{paper.corrects}</Ltr> }] : []),
                { term: m.account_invoice_date(), value: paper.day },
                { term: m.account_invoice_for(), value: <bdi>{paper.buyer.name}</bdi> },
                ...(paper.buyer.taxId
                  ? [{ term: m.account_invoice_tax_id(), value: <Ltr>{paper.buyer.taxId}</Ltr> }]
                  : []),
                { term: m.account_invoice_vat({ percent: paper.vatPercent }), value: amount(paper.vat) },
                { term: m.account_total(), value: <strong>{amount(paper.total)}</strong> },
              ]}
            />
            <div className="mt-4 flex flex-wrap gap-3">
              {(locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)).map((lang, place) => (
                <ButtonLink
                  key={lang}
                  kind={place === 0 ? 'primary' : 'secondary'}
                  icon="download"
                  href={`/api/orders/${number}/invoice?lang=${lang}${
                    paper.kind === 'pro_forma' ? '' : `&paper=${paper.number}`
                  }`}
                >
                  {lang === 'ar' ? m.account_invoice_arabic() : m.account_invoice_english()}
                </ButtonLink>
              ))}
            </div>
          </Card>
        ))}
        <p className="flex flex-wrap gap-x-5 text-sm">
          <TextLink to={`/${locale}/account/billing`} className="min-h-11">
            {m.account_invoice_billing()}
          </TextLink>
          <TextLink href={`/api/orders/${number}/quote`} className="min-h-11">
            {m.account_invoice_check()}
          </TextLink>
        </p>
      </div>
    </>
  )
}
