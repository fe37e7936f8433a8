import type { MailBlock } from '#people/notices/mail-blocks.ts'
import { mailHtml, mailText } from '#people/notices/mail-html.ts'
import { brand } from '#platform/settings/brand.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Seller } from '#selling/orders/invoices/seller.ts'
import { m } from '#words/messages.js'
import type { Prepared } from './prepare-campaign.ts'

type Reading = {
  readonly origin: string
  readonly seller: Seller
  /** The page with the button that stops the newsletter. */
  readonly leaveUrl: string
  /** Where a link of the text leads. */
  readonly href: (url: string) => string
}

/** A campaign as one reader gets it: who sends it and from where, and the way out, stand at its end. */
export function campaignMail({ locale, subject, blocks }: Prepared, { origin, seller, leaveUrl, href }: Reading) {
  const content = {
    locale,
    brand: brand.name[locale],
    title: subject,
    paragraphs: [],
    blocks: blocks.map((block) => withLinks(block, href)),
    footer: m.newsletter_mail_footer({ seller: seller.name[locale], address: seller.address[locale] }, { locale }),
    links: [
      { text: m.newsletter_mail_leave({}, { locale }), url: leaveUrl },
      { text: m.newsletter_mail_contact({}, { locale }), url: `${origin}/${locale}/contact` },
    ],
  }
  return { subject, text: mailText(content), html: mailHtml(content) }
}

function withLinks(block: MailBlock, href: (url: string) => string): MailBlock {
  if (block.kind === 'button') return { ...block, url: href(block.url) }
  if (block.kind === 'products')
    return { ...block, products: block.products.map((one) => ({ ...one, url: href(one.url) })) }
  if (block.kind !== 'paragraph') return block
  return { ...block, parts: block.parts.map((one) => (one.url === undefined ? one : { ...one, url: href(one.url) })) }
}

/** One of our own pages in the reader's language, or the address itself. */
export function wholeUrl(
  url: string,
  { origin, locale }: { readonly origin: string; readonly locale: Locale },
): string {
  if (!url.startsWith('/')) return url
  return /^\/(ar|en)(?=[/?#]|$)/.test(url) ? `${origin}${url}` : `${origin}/${locale}${url === '/' ? '' : url}`
}
