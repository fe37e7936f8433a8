import type { LimitUsed } from '#people/accounts/care/read-limits-used.ts'
import { m } from '#words/messages.js'

export const limitNames: Readonly<Record<LimitUsed['kind'], () => string>> = {
  signIn: m.console_customer_limit_sign_in,
  mailCode: m.console_customer_limit_mail_code,
  proof: m.console_customer_limit_proof,
  passwordChange: m.console_customer_limit_password_change,
  ticket: m.console_customer_limit_ticket,
}
