import type { FastifyInstance } from 'fastify'
import { billingApi } from './accounts/billing/billing.api.ts'
import { profileApi } from './accounts/profile/profile.api.ts'
import { signInApi } from './accounts/sign-in.api.ts'
import { addressesApi } from './addresses/addresses.api.ts'
import { nationalIdApi } from './identity/national-id.api.ts'
import { proofApi } from './proofs/proof.api.ts'

/** Every call of this room: sign-in and accounts, profile and preferences, addresses and geography. */
export async function peopleApi(scope: FastifyInstance): Promise<void> {
  await scope.register(signInApi)
  await scope.register(profileApi)
  await scope.register(proofApi)
  await scope.register(addressesApi)
  await scope.register(billingApi)
  await scope.register(nationalIdApi)
}
