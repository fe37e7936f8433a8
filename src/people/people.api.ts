import type { FastifyInstance } from 'fastify'
import { addressesApi } from './addresses.api.ts'
import { billingApi } from './billing/billing.api.ts'
import { nationalIdApi } from './national-id/national-id.api.ts'
import { profileApi } from './profile.api.ts'
import { proofApi } from './proof.api.ts'
import { signInApi } from './sign-in.api.ts'

/** Every call of this room: sign-in and accounts, profile and preferences, addresses and geography. */
export async function peopleApi(scope: FastifyInstance): Promise<void> {
  await scope.register(signInApi)
  await scope.register(profileApi)
  await scope.register(proofApi)
  await scope.register(addressesApi)
  await scope.register(billingApi)
  await scope.register(nationalIdApi)
}
