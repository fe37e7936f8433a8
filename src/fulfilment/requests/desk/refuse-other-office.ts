import type { Request } from '#fulfilment/requests/move-request.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'

/** Refuses a desk that is bound to an office for requests of another office. */
export function refuseOtherOffice({ who }: Work, { office_code: office }: Pick<Request, 'office_code'>): void {
  if (office !== null && who.kind === 'staff' && !mayActAt(who, office)) throw no.OTHER_OFFICE({ office })
}
