import type { SupplierCard } from '#fulfilment/purchasing/cards/read-cards.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment, sayShortDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { breakTexts, breakTones } from './break-text.ts'
import type { CardBreak } from './read-breaks.ts'
import type { StatementTaken } from './read-statements.ts'
import { sayFaults } from './say-faults.ts'
import { columnNames, type StatementColumn, statementColumns } from './statement-columns.ts'

type SectionFacts = {
  readonly cards: readonly SupplierCard[]
  readonly statements: readonly StatementTaken[]
  readonly breaks: readonly CardBreak[]
  readonly mayManage: boolean
  readonly asksProof: boolean
  readonly key: string
  readonly locale: Locale
  readonly site: Site
}
type SectionProps = { readonly facts: SectionFacts; readonly here: string; readonly answer: FormAnswer | undefined }

/** The cards' statements beside the purchases: the breaks, oldest first, and the imported files. */
export function StatementsSection({ facts, here, answer }: SectionProps) {
  const { breaks, statements, locale, site, mayManage, cards } = facts
  return (
    <section id="breaks" className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{m.purchasing_statements()}</h2>
      {mayManage && cards.length > 0 && <ImportForm facts={facts} answer={answer} />}
      <Table
        caption={m.purchasing_breaks()}
        columns={breakColumns(here, locale, mayManage)}
        rows={breaks}
        rowKey={(one) => one.of}
        dense
        empty={
          <Notice tone={statements.length === 0 ? 'info' : 'ok'}>
            {statements.length === 0 ? m.purchasing_statements_none() : m.purchasing_breaks_none()}
          </Notice>
        }
      />
      {statements.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-soft">
          {statements.map((told) => (
            <li key={told.id}>
              {m.purchasing_statement_taken({
                card: isolate(told.card),
                file: isolate(told.fileName),
                at: isolate(sayMoment(told.importedAt, locale, site)),
                added: String(told.added),
                skipped: String(told.skipped),
                unreadable: String(told.faults.length),
              })}
              {told.faults.length > 0 && (
                <span className="block text-bad">{sayFaults(told.faults, locale).join(' · ')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function breakColumns(here: string, locale: Locale, mayManage: boolean): readonly Column<CardBreak>[] {
  const close: Column<CardBreak> = {
    key: 'close',
    title: m.purchasing_card_manage(),
    cell: ({ of }) => <TextLink to={`${here}?break=${encodeURIComponent(of)}`}>{m.purchasing_break_look()}</TextLink>,
  }
  return [
    {
      key: 'kind',
      title: m.purchasing_break_what(),
      lead: true,
      cell: ({ kind }) => (
        <Badge tone={breakTones[kind]} size="small">
          {breakTexts[kind]()}
        </Badge>
      ),
    },
    { key: 'card', title: m.purchasing_card(), cell: ({ card }) => <Ltr>{card}</Ltr> },
    {
      key: 'day',
      title: m.purchasing_break_day(),
      numeric: true,
      cell: ({ day }) => <bdi>{sayShortDay(day, locale)}</bdi>,
    },
    { key: 'merchant', title: m.purchasing_break_merchant(), cell: ({ merchant }) => <Long text={merchant} /> },
    { key: 'number', title: m.purchasing_store_order(), cell: ({ number }) => <Long text={number ?? '—'} /> },
    {
      key: 'minor',
      title: m.purchasing_break_difference(),
      numeric: true,
      cell: ({ amount, leftMinor, currency }) => (
        <>
          <Amount money={amount} locale={locale} />
          {leftMinor !== null && (
            <span className="block text-sm text-soft">
              {m.purchasing_break_left()} <Amount money={money(leftMinor, currency)} locale={locale} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'age',
      title: m.purchasing_waiting(),
      numeric: true,
      cell: ({ ageDays }) => m.purchasing_break_age({ count: ageDays }),
    },
    ...(mayManage ? [close] : []),
  ]
}

// Texts of banks and stores may be long and without spaces.
function Long({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr" className="figures inline-block min-w-20 wrap-anywhere">
      {text}
    </bdi>
  )
}

// The column names that a file's first line may use.
function ColumnNames({ locale }: Pick<SectionFacts, 'locale'>) {
  return (
    <ul className="flex flex-col gap-0.5 text-sm text-soft">
      {(Object.keys(statementColumns) as StatementColumn[]).map((column) => (
        <li key={column}>
          {columnNames(column, locale)
            .map((name) => isolate(name))
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

function ImportForm({ facts, answer }: Omit<SectionProps, 'here'>) {
  const mine = answer?.typed.do === 'statement' || answer?.typed.sign ? answer : undefined
  const { errors = {}, typed = {} } = mine ?? {}
  return (
    <Disclosure key={facts.statements[0]?.id} quiet open={mine !== undefined} summary={m.purchasing_statement_import()}>
      <PostForm
        answer={mine}
        encType="multipart/form-data"
        className={`flex max-w-2xl flex-col gap-3 ${denseForm}`}
        key={mine?.attempt}
      >
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <p>{m.purchasing_statement_hint()}</p>
        <ColumnNames locale={facts.locale} />
        <input type="hidden" name="key" value={facts.key} />
        <Select
          label={m.purchasing_card()}
          name="cardId"
          options={facts.cards.map(({ id, label, currency }) => ({ value: id, text: `${label} · ${currency}` }))}
        />
        <Select
          label={m.purchasing_statement_sign()}
          name="sign"
          defaultValue="plus"
          options={[
            { value: 'plus', text: m.purchasing_statement_sign_plus() },
            { value: 'minus', text: m.purchasing_statement_sign_minus() },
          ]}
        />
        {errors.lines && (
          <Notice tone="bad" role="alert">
            <span className="whitespace-pre-line">{errors.lines}</span>
          </Notice>
        )}
        {typed.keptText && (
          <>
            <p className="text-sm">{m.purchasing_statement_kept({ name: isolate(typed.keptName ?? '') })}</p>
            <input type="hidden" name="keptText" value={typed.keptText} />
            <input type="hidden" name="keptName" value={typed.keptName ?? ''} />
          </>
        )}
        <FileField
          label={m.purchasing_statement_file()}
          name="file"
          accept=".csv"
          chooseLabel={m.purchasing_statement_choose()}
          required={!typed.keptText}
        />
        {errors.lines && <Checkbox name="skipsFaults" value="yes" label={m.purchasing_statement_skip_faults()} />}
        <StaffProof asks={facts.asksProof && mine !== undefined} />
        <SubmitButton className="self-start" name="do" value="statement">
          {m.purchasing_statement_take()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}
