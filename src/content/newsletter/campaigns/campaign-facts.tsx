import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import type { CampaignFound } from './read-campaigns.ts'
import { type CampaignFigures, figureNames } from './read-figures.ts'

const names: Readonly<Record<keyof CampaignFigures, () => string>> = {
  all: m.newsletter_figure_all,
  waiting: m.newsletter_figure_waiting,
  sent: m.newsletter_figure_sent,
  delivered: m.newsletter_figure_delivered,
  clicked: m.newsletter_figure_clicked,
  unsubscribed: m.newsletter_figure_unsubscribed,
  bounced: m.newsletter_figure_bounced,
  complained: m.newsletter_figure_complained,
  refused: m.newsletter_figure_refused,
  unclear: m.newsletter_figure_unclear,
  week: m.newsletter_figure_week,
  left: m.newsletter_figure_left,
  unreachable: m.newsletter_figure_unreachable,
}

/** What became of a campaign, each number with its share of those that were sent. */
export function FiguresCard({ figures }: { readonly figures: CampaignFigures }) {
  const ofSent = ['delivered', 'clicked', 'unsubscribed', 'bounced', 'complained'] as const
  const share = (name: keyof CampaignFigures) => {
    const isShare = figures.sent > 0 && ofSent.some((one) => one === name)
    return isShare ? <span className="ms-2 text-soft">{formatShare(figures[name] / figures.sent)}</span> : null
  }
  return (
    <Card title={m.newsletter_figures()}>
      <Facts
        items={figureNames
          .filter((name) => figures[name] > 0 || name === 'sent' || ofSent.some((one) => one === name))
          .map((name) => ({
            term: names[name](),
            value: (
              <span className="figures">
                {formatCount(figures[name])}
                {share(name)}
              </span>
            ),
          }))}
      />
      <p className="mt-2 text-sm text-soft">{m.newsletter_figures_note()}</p>
    </Card>
  )
}

function formatShare(share: number): string {
  return new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.01 ? 2 : 1 }).format(share)
}

type People = Pick<CampaignFound, 'writer' | 'proposer' | 'publisher'>

export function PeopleCard({ campaign: { writer, proposer, publisher } }: { readonly campaign: People }) {
  const person = (term: string, name: string | null) => (name ? [{ term, value: <bdi>{name}</bdi> }] : [])
  return (
    <Card title={m.newsletter_people()}>
      <Facts
        items={[
          ...person(m.newsletter_written_by(), writer),
          ...person(m.newsletter_proposed_by(), proposer),
          ...person(m.newsletter_published_by(), publisher),
        ]}
      />
    </Card>
  )
}
