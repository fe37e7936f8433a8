import { hashToken } from '#people/access/opaque-token.ts'
import { queueStaffMail } from '#people/notices/queue-staff-mail.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { issueStaffLink, type LinkPurpose, linkHours } from './staff-link.ts'
import type { Member } from './staff-member.ts'

type Said = (facts: { readonly name: string; readonly hours: number }, options: { readonly locale: Locale }) => string
type Letters = Readonly<Record<LinkPurpose, Readonly<Record<'title' | 'text' | 'action' | 'footer', Said>>>>

const letters = {
  invitation: {
    title: m.staff_mail_invitation_title,
    text: m.staff_mail_invitation_text,
    action: m.staff_mail_invitation_action,
    footer: m.staff_mail_invitation_footer,
  },
  password: {
    title: m.staff_mail_password_title,
    text: m.staff_mail_password_text,
    action: m.staff_mail_password_action,
    footer: m.staff_mail_password_footer,
  },
} satisfies Letters

/**
 * Mails a member, who is locked, the link by which they alone choose their password. Returns its address, which the
 * command line prints and nobody else is told.
 */
export async function mailStaffLink(
  work: Work,
  member: Pick<Member, 'id' | 'name' | 'email'>,
  purpose: LinkPurpose,
  origin: string,
): Promise<string> {
  const token = await issueStaffLink(work, member.id, purpose)
  const said = letters[purpose]
  const url = (locale: Locale) => `${origin}/${locale}/ops/signin/password?token=${token}`
  await queueStaffMail(work, {
    key: `staff-link:${hashToken(token)}`,
    kind: `staff_mail_${purpose}`,
    to: member.email,
    about: { staff: member.id },
    secret: token,
    letter: (locale) => {
      const facts = { name: member.name, hours: linkHours[purpose] }
      return {
        title: said.title(facts, { locale }),
        paragraphs: [said.text(facts, { locale })],
        action: { text: said.action(facts, { locale }), url: url(locale) },
        footer: said.footer(facts, { locale }),
      }
    },
  })
  return url('ar')
}
