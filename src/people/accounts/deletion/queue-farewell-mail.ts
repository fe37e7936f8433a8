import { farewellKey } from '#people/notices/forget-recipient.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Leaver } from './forget-customer.ts'

/**
 * The last mail to a customer, before their address is deleted: what is deleted, what the law requires us to keep, and
 * how to register again.
 */
export async function queueFarewellMail(work: Work, leaver: Leaver, origin: string): Promise<void> {
  const locale = leaver.language === 'en' ? 'en' : 'ar'
  await tellCustomer(
    work,
    { ...leaver, locale },
    {
      key: farewellKey(leaver.id),
      kind: 'people_farewell',
      subject: m.people_farewell_subject({}, { locale }),
      about: { customer: leaver.id },
      title: m.people_farewell_title({ name: leaver.firstName }, { locale }),
      paragraphs: [m.people_farewell_gone({}, { locale }), m.people_farewell_kept({}, { locale })],
      action: { text: m.people_farewell_action({}, { locale }), url: `${origin}/${locale}/auth/signup` },
      footer: m.people_farewell_footer({}, { locale }),
    },
  )
}
