import { permits } from '#people/access/permissions.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { sites } from '#sites/sites.ts'
import { readCompanyPage } from './read-company-desk.ts'

export type CompanyPageFacts = Awaited<ReturnType<typeof loadCompany>> & { readonly here: string }

/** The data of one shipping company's page; 404 for an unknown code. */
export async function loadCompany(visit: Visit, code: string, request: Request) {
  const { searchParams } = new URL(request.url)
  const page = await foundPage(visit.read((work) => readCompanyPage(work, code)))
  const { locale, site, who, now } = visit
  const mayPrice = permits(who, 'pricing')
  return {
    ...page,
    locale,
    site,
    now,
    currency: sites[site].currency,
    mayRun: permits(who, 'hub'),
    mayPrice,
    me: who.id,
    asksProof: mayPrice && page.terms.draft !== null && needsProof(visit),
    isProposing: mayPrice && page.terms.draft === null && searchParams.has('propose'),
    done: doneText(request, 'couriers_done', locale),
    key: newId(),
  }
}
