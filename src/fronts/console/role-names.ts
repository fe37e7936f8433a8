import type { Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const names: Readonly<Record<Role, () => string>> = {
  admin: m.console_role_admin,
  reviewer: m.console_role_reviewer,
  buyer: m.console_role_buyer,
  warehouse: m.console_role_warehouse,
  hub: m.console_role_hub,
  desk: m.console_role_desk,
  finance: m.console_role_finance,
  support: m.console_role_support,
  content: m.console_role_content,
}

/** What a member of staff is here. */
export function roleNames(roles: readonly Role[]): string {
  return roles.map((role) => names[role]()).join(' · ')
}
