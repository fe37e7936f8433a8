import type { readWallet } from '#money/wallet/read-wallet.ts'
import { sayIn } from '#platform/http/pages/say-in.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { money } from '#platform/values/amounts/money.ts'
import { sayDay, sayMoment } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { customerParts } from './customer-parts.ts'
import { customerSections } from './customer-sections.ts'
import { type CustomerPage, readCustomerPage } from './read-customer-page.ts'

/** What the page of a customer shows, with days and statuses in words. */
export async function loadCustomer(work: Work, id: string, all: string) {
  const page = await readCustomerPage(work, id, all)
  return sayIn(work.locale, () => inWords(work, page))
}

function inWords({ locale, site, who }: Work, page: CustomerPage) {
  const { customer, notes, block, wallets, addresses, card } = page
  const moment = (at: Date) => sayMoment(at, locale, site)
  return {
    locale,
    customer: { ...customer, since: sayDay(customer.since, locale, site) },
    siteName: siteWords(customer.site).nameAndCurrency,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: moment(at) })),
    block: block && { ...block, at: moment(block.at) },
    balances: wallets?.map(balanceOf) ?? null,
    addresses,
    card,
    sections: customerSections(page, { locale, site, who }),
    mayAct: customerParts(who).acts,
  }
}

type WalletOfSite = Awaited<ReturnType<typeof readWallet>> & { readonly site: Site }

function balanceOf({ site, card, cash, holds }: WalletOfSite) {
  const held = holds.card.minor + holds.cash.minor + holds.valu.minor
  return { siteName: siteWords(site).nameAndCurrency, card, cash, held: money(held, card.currency) }
}
