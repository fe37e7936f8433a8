import { sql } from 'kysely'
import { type Audience, everybody } from '#content/newsletter/campaigns/audience.ts'
import { proposeCampaign, publishCampaign } from '#content/newsletter/campaigns/publish-campaign.ts'
import { beginCampaign, writeCampaign } from '#content/newsletter/campaigns/write-campaign.ts'
import type { Actor, Work } from '#platform/work/work.ts'

const written = {
  subjectAr: 'عروض الأسبوع',
  subjectEn: 'Deals of the week',
  bodyAr: '# أهلًا\n\nوصلت عروض جديدة من متاجر تحبها، [تصفّحها](/search-product).\n\n[اعرف السعر](/calculator)',
  bodyEn: '# Hello\n\nNew deals from stores you like, [have a look](/search-product).\n\n[Know the price](/calculator)',
}
type Text = Partial<typeof written>
type Run = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** A campaign that one member of staff wrote and another published; returns its id. */
export async function sampleCampaign(
  run: Run,
  [writer, publisher]: readonly [Actor, Actor],
  { audience = {}, text = {} }: { readonly audience?: Partial<Audience>; readonly text?: Text } = {},
): Promise<string> {
  const id = await run(writer, (work) => beginCampaign(work, null))
  const fields = { ...written, ...text, version: 1, beginsAt: null, audience: { ...everybody, ...audience } }
  await run(writer, (work) => writeCampaign(work, id, fields))
  await run(writer, (work) => proposeCampaign(work, id))
  await run(publisher, (work) => publishCampaign(work, id))
  return id
}

/** So many confirmed subscriptions of the work's site, named by `label`; every second one reads English. */
export async function sampleSubscribers(work: Work, label: string, count: number): Promise<void> {
  await sql`
    insert into newsletter_subscriptions (id, email, site, locale, state, asked_at, asked_site, asked_locale, confirmed_at)
    select gen_random_uuid(), ${label} || '-' || n || '@example.test', ${work.site}, case n % 2 when 0 then 'en' else 'ar' end,
      'confirmed', ${work.now}, ${work.site}, 'ar', ${work.now}
    from generate_series(1, ${count}) n`.execute(work.db)
}
