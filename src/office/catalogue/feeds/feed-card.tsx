import type { FeedView } from '#catalog/products/feeds/read-feeds.ts'
import { originName } from '#office/catalogue/origin-name.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { formatName } from './feed-formats.ts'

type FeedCardProps = {
  readonly feed: FeedView
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  /** A dialog stands over the page, which shows what is wrong itself. */
  readonly isAsking: boolean
  readonly site: Site
}

/** How a feed is read, with the next look at once. */
export function FeedCard({ feed, here, formKey, answer, isAsking, site }: FeedCardProps) {
  const wrong = !isAsking && answer?.errors.general
  const items = [
    { term: m.catalogue_store(), value: <Ltr className="wrap-anywhere whitespace-normal">{feed.store}</Ltr> },
    { term: m.catalogue_feed_format(), value: <Ltr className="whitespace-normal">{formatName(feed.format)}</Ltr> },
    { term: m.catalogue_country(), value: originName(feed.country) },
    {
      term: m.catalogue_currency(),
      value: feed.currency === null ? m.catalogue_feed_currency_own() : <Ltr>{feed.currency}</Ltr>,
    },
    { term: m.catalogue_feed_every(), value: formatCount(feed.everyHours) },
    {
      term: m.catalogue_feed_next(),
      value: feed.isOn ? <bdi className="figures">{sayPlainTime(feed.nextAt, site)}</bdi> : m.catalogue_store_off(),
    },
    { term: m.catalogue_feed_most_rows(), value: formatCount(feed.mostRows) },
    { term: m.catalogue_feed_most_megabytes(), value: formatCount(feed.mostMegabytes) },
    { term: m.catalogue_feed_offers(), value: formatCount(feed.offers) },
  ]
  return (
    <Card title={<bdi>{feed.name}</bdi>}>
      <Ltr className="mb-4 block text-sm wrap-anywhere whitespace-normal text-soft">{feed.url}</Ltr>
      <Facts items={items} look="grid" />
      {wrong && (
        <Notice tone="bad" role="alert">
          {wrong}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {feed.isOn && (
          <PostForm answer={answer}>
            <FormKey value={formKey} />
            <input type="hidden" name="id" value={feed.id} />
            <SubmitButton name="do" value="look" icon="refresh">
              {m.catalogue_feed_look()}
            </SubmitButton>
          </PostForm>
        )}
        <ButtonLink to={`${here}?do=edit`} icon="edit">
          {m.catalogue_edit()}
        </ButtonLink>
        <ButtonLink to={`${here}?do=switch`} icon={feed.isOn ? 'stop' : 'check'}>
          {feed.isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}
        </ButtonLink>
      </div>
    </Card>
  )
}
