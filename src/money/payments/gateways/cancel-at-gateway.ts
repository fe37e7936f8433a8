import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { triesOutside } from '#platform/background/lanes.ts'
import type { Site } from '#sites/sites.ts'
import { gateways } from './gateway.ts'

/**
 * Cancels a code that we gave up at its gateway too, so that nobody pays it by mistake. If the gateway does not answer,
 * it is tried again until the code ends by itself; money that arrives anyway goes to the wallet.
 */
export const cancelAtGateway: Handler = {
  name: 'payments.cancel-at-gateway',
  on: 'payment.cancelled',
  lane: 'money',
  tries: triesOutside,
  handle: async (job, news) => {
    for (const code of await openCodes(job, news.payment)) {
      const gateway = job.ports.get(gateways).of(code.provider)
      const { reference, providerReference } = code
      const answer = await gateway?.cancel?.({ providerReference })
      const isOver = code.expiresAt <= job.now
      if (answer?.kind === 'unknown' && !isOver) throw new Error(`${code.provider} did not cancel ${reference}`)
    }
  },
}

async function openCodes(job: JobContext, paymentId: string) {
  const rows = await job.write((work) =>
    work.db
      .selectFrom('payment_attempts as attempt')
      .innerJoin('payments as payment', 'payment.id', 'attempt.payment_id')
      .select(['attempt.reference', 'attempt.provider', 'attempt.site', 'attempt.provider_reference'])
      .select('payment.expires_at')
      .where('payment.id', '=', paymentId)
      .where('payment.code', 'is not', null)
      .where('payment.status', '=', 'cancelled')
      .execute(),
  )
  return rows.flatMap(({ reference, provider, site, provider_reference: providerReference, expires_at: expiresAt }) =>
    providerReference === null ? [] : [{ reference, provider, providerReference, site: site as Site, expiresAt }],
  )
}
