import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { decideRate } from '#pricing/rates/decide-rate.ts'
import { enterRate } from '#pricing/rates/enter-rate.ts'
import { fetchRates } from '#pricing/rates/fetch-rates.ts'
import type { Site } from '#sites/sites.ts'

const decisionForm = z.object({ key: formKey, id: z.string(), why: said })
const entryForm = z.object({
  key: formKey,
  currency: z.string().min(1),
  sell: z.string().trim().min(1).max(30),
  quotedOn: z.iso.date(),
  why: said,
})

/** What is done with the rates of a site: the sources are asked now, a rate is entered, one that waits is agreed to or rejected. */
export function rateDeeds(site: Site) {
  return {
    fetch: async ({ visit: { now, ports, write } }: Sent) => {
      await fetchRates({ now, site, ports, write: (act) => write((work) => act({ ...work, site })) })
      return 'fetched'
    },
    enter: provedDeed(entryForm, (work, wish) => enterRate({ ...work, site }, wish), 'entered'),
    agree: provedDeed(
      decisionForm,
      (work, wish) => decideRate({ ...work, site }, { ...wish, deed: 'agree' }),
      ({ became }) => became,
    ),
    reject: provedDeed(
      decisionForm,
      (work, wish) => decideRate({ ...work, site }, { ...wish, deed: 'reject' }),
      ({ became }) => became,
    ),
  }
}
