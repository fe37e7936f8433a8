import type { Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** What a role is called, here and in the frame of the console. */
export const roleNames: Readonly<Record<Role, () => string>> = {
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

/** Several roles in one line, in the order of the house. */
export function rolesText(theirs: readonly Role[]): string {
  return theirs.map((role) => roleNames[role]()).join(m.staff_and())
}
