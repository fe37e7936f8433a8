import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CampaignRow } from './read-campaigns.ts'
import type { CampaignFigures } from './read-figures.ts'
import { stateLooks } from './state-look.ts'

/** A campaign in the list: what it says, how far it is, and the figures that one compares. */
export function campaignColumns(locale: Locale, site: Site): readonly Column<CampaignRow>[] {
  const figure = (key: keyof CampaignFigures, title: string): Column<CampaignRow> => ({
    key,
    title,
    numeric: true,
    cell: ({ figures }) => (figures ? formatCount(figures[key]) : '—'),
  })
  return [
    {
      key: 'subject',
      title: m.newsletter_col_subject(),
      lead: true,
      wide: true,
      cell: ({ subject }) => <bdi>{subject || m.newsletter_campaign_untitled({}, { locale })}</bdi>,
    },
    {
      key: 'state',
      title: m.newsletter_col_state(),
      cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].name()}</Badge>,
    },
    {
      key: 'when',
      title: m.newsletter_col_when(),
      cell: ({ beganAt, beginsAt, writtenAt }) => <Ltr>{sayPlainTime(beganAt ?? beginsAt ?? writtenAt, site)}</Ltr>,
    },
    figure('sent', m.newsletter_figure_sent()),
    figure('delivered', m.newsletter_figure_delivered()),
    figure('clicked', m.newsletter_figure_clicked()),
    figure('unsubscribed', m.newsletter_figure_unsubscribed()),
    figure('bounced', m.newsletter_figure_bounced()),
  ]
}
