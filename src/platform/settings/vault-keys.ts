import { makeVault, type Vault } from '#platform/work/vault.ts'
import type { SettingsForm } from './settings-form.ts'

/** The vault of the settings: `VAULT_KEYS`, or where none is set the `SECRET` and those before it. */
export function vaultOfSettings(settings: Pick<SettingsForm, 'VAULT_KEYS' | 'SECRET' | 'SECRET_BEFORE'>): Vault {
  const [present, ...earlier] = settings.VAULT_KEYS
  if (present === undefined) return makeVault([settings.SECRET, ...settings.SECRET_BEFORE])
  return makeVault([present, ...earlier, settings.SECRET, ...settings.SECRET_BEFORE])
}
