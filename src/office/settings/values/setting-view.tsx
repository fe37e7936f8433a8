import type { ReactNode } from 'react'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { SettingForm } from './change-form.tsx'
import type { loadSetting } from './load-setting.ts'
import { SaidValues, VersionTable } from './version-table.tsx'

type SettingViewProps = {
  readonly facts: Awaited<ReturnType<typeof loadSetting>>
  readonly answer: FormAnswer | undefined
  /** Its own address. */
  readonly here: string
  /** More buttons of its form, which do not save, and what stands beside it. */
  readonly more?: ReactNode
  readonly children?: ReactNode
  readonly back: { readonly to: string; readonly text: string }
}

/** One setting: what holds, its form with a day and a reason, and all that was ever said of it. */
export function SettingView({ facts, answer, here, back, more, children }: SettingViewProps) {
  const { title, lead, asksProof } = facts
  const ofForm = answer?.typed.do === 'change' || answer?.typed.do === 'preview' ? answer : undefined
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} back={back} />
      <DoneNotice text={answer ? null : facts.done} />
      {answer && !ofForm && answer.errors.general && (
        <Notice tone="bad" role="alert" className="mb-4">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card title={m.settings_change()}>
          <SettingForm facts={facts} answer={ofForm} more={more} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card title={m.settings_now()}>
            <SaidValues said={facts.now} />
            <p className="mt-3 text-sm text-soft">{facts.since}</p>
            {facts.usual && (
              <div className="mt-4 border-t border-line pt-3">
                <h3 className="text-sm font-semibold">{m.settings_usual()}</h3>
                <SaidValues said={facts.usual} />
              </div>
            )}
          </Card>
          {children}
        </div>
      </div>
      <VersionTable versions={facts.versions} here={here} asksProof={asksProof} answer={ofForm ? undefined : answer} />
    </>
  )
}
