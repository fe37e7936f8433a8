import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import type { SettingRow, VersionState } from './read-settings.ts'
import type { SaidValue } from './say-setting.ts'

type ShownVersion = Omit<SettingRow, 'at' | 'validFrom' | 'values'> & {
  readonly from: string
  readonly at: string
  readonly said: readonly SaidValue[]
}

const states = {
  holds: { tone: 'ok', text: m.settings_version_holds },
  planned: { tone: 'wait', text: m.settings_change_planned },
  waits: { tone: 'warn', text: m.settings_version_waits },
  earlier: { tone: 'neutral', text: m.settings_version_earlier },
  withdrawn: { tone: 'neutral', text: m.settings_change_withdrawn },
} as const

export function StateBadge({ state }: { readonly state: VersionState }) {
  return (
    <Badge tone={states[state].tone} size="small">
      {states[state].text()}
    </Badge>
  )
}

/** What a version says, field by field. */
export function SaidValues({ said }: { readonly said: readonly SaidValue[] }) {
  const only = said.length === 1 ? said[0] : undefined
  if (only) return <bdi className="tabular-nums wrap-anywhere whitespace-pre-line">{only.text}</bdi>
  return (
    <dl className="flex flex-col gap-0.5 text-sm">
      {said
        .filter(({ text }) => text !== '')
        .map(({ name, title, text }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{title}</dt>
            <dd>
              <bdi className="tabular-nums wrap-anywhere whitespace-pre-line">{text}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

type VersionTableProps = {
  readonly versions: readonly ShownVersion[]
  readonly here: string
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** All that was ever said of a setting, the newest first, with the way back to each. */
export function VersionTable({ versions, here, asksProof, answer }: VersionTableProps) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{m.settings_changes()}</h2>
      <Table
        caption={m.settings_changes()}
        rows={versions}
        rowKey={({ id }) => id}
        dense
        empty={<p className="text-soft">{m.settings_never_changed()}</p>}
        columns={[
          {
            key: 'from',
            title: m.settings_office_from(),
            lead: true,
            cell: ({ from }) => <bdi className="whitespace-nowrap">{from}</bdi>,
          },
          { key: 'state', title: m.settings_office_state(), cell: ({ state }) => <StateBadge state={state} /> },
          { key: 'said', title: m.settings_value(), wide: true, cell: ({ said }) => <SaidValues said={said} /> },
          {
            key: 'why',
            title: m.settings_why(),
            wide: true,
            cell: ({ why }) => <bdi className="wrap-anywhere">{why}</bdi>,
          },
          {
            key: 'by',
            title: m.settings_by(),
            cell: ({ by, agreedBy, at }) => (
              <>
                <bdi>{agreedBy ? m.settings_by_two({ by, other: agreedBy }) : by}</bdi>
                <bdi className="block text-sm whitespace-nowrap text-soft">{at}</bdi>
              </>
            ),
          },
          {
            key: 'do',
            title: m.settings_change_do(),
            cell: (version) =>
              version.state !== 'holds' && (
                <VersionDeeds version={version} here={here} asksProof={asksProof} answer={answer} />
              ),
          },
        ]}
      />
    </section>
  )
}

type DeedsProps = Omit<VersionTableProps, 'versions'> & { readonly version: ShownVersion }

function VersionDeeds({ version, here, asksProof, answer }: DeedsProps) {
  const { id, state, isMine } = version
  const mine = answer?.typed.id === id ? answer : undefined
  if (state === 'earlier' || state === 'withdrawn')
    return (
      <TextLink to={`${here}?as=${id}`} className="min-h-11 whitespace-nowrap">
        {m.settings_again()}
      </TextLink>
    )
  return (
    <PostForm answer={mine} className="flex flex-col items-start gap-2" key={mine?.attempt}>
      <input type="hidden" name="id" value={id} />
      {mine?.errors.general && <p className="text-sm text-bad">{mine.errors.general}</p>}
      <StaffProof asks={asksProof} />
      <div className="flex flex-wrap gap-2">
        {state === 'waits' && !isMine && (
          <SubmitButton name="do" value="agree" size="small">
            {m.settings_agree()}
          </SubmitButton>
        )}
        <SubmitButton name="do" value="withdraw" kind="quiet" size="small">
          {m.settings_change_withdraw()}
        </SubmitButton>
      </div>
    </PostForm>
  )
}
