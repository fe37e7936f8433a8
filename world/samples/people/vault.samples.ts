import { settingsForm } from '#platform/settings/settings-form.ts'
import { vaultOfSettings } from '#platform/settings/vault-keys.ts'

/** The keys of a shop whose settings name none: of the demo, of proofs and benches. */
export const sampleVault = vaultOfSettings(settingsForm.parse({}))
