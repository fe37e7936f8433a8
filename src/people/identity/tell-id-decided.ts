import { openPhone } from '#people/access/sealed/phones.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

/** Tells the customer the decision about their card, unless the card was replaced meanwhile. */
export const tellIdDecided: Handler = {
  name: 'people.tell-id-decided',
  on: 'nationalId.decided',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const paper = await work.db
        .selectFrom('national_ids')
        .innerJoin('customers', 'customers.id', 'national_ids.customer_id')
        .select(['national_ids.state', 'national_ids.why', 'customers.id', 'email', 'phone', 'language'])
        .select('first_name as name')
        .where('national_ids.id', '=', news.nationalId)
        .where('national_ids.state', 'in', ['accepted', 'rejected'])
        .executeTakeFirst()
      if (!paper) return
      const locale = paper.language === 'en' ? ('en' as const) : ('ar' as const)
      const as = { locale }
      const isGood = paper.state === 'accepted'
      const subject = isGood ? m.people_mail_id_accepted_subject({}, as) : m.people_mail_id_rejected_subject({}, as)
      const text = isGood
        ? m.people_mail_id_accepted_text({}, as)
        : m.people_mail_id_rejected_text({ why: isolate(paper.why ?? '') }, as)
      await tellCustomer(
        work,
        { id: paper.id, email: paper.email, phone: openPhone(work, 'phone', paper.id, paper.phone), locale },
        {
          key: `people:${key}`,
          kind: isGood ? 'people_mail_id_accepted' : 'people_mail_id_rejected',
          subject,
          hello: m.people_mail_id_hello({ name: paper.name }, as),
          paragraphs: [text],
          action: { text: m.people_mail_id_action({}, as), url: `${origin}/${locale}/account/profile/national-id` },
          footer: m.people_mail_id_footer({}, as),
          about: { customer: paper.id },
        },
      )
    }),
}
