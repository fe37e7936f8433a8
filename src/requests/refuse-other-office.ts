import { mayActAt } from '#people/permissions.ts'
import type { Work } from '#platform/work.ts'
import type { Request } from './move-request.ts'
import { no } from './requests.refusals.ts'

/** A desk that is bound to its office touches nothing that lies in another. */
export function refuseOtherOffice({ who }: Work, { office_code: office }: Pick<Request, 'office_code'>): void {
  if (office !== null && who.kind === 'staff' && !mayActAt(who, office)) throw no.OTHER_OFFICE({ office })
}
