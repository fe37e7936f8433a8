import { FileFaults } from '#office/finance/file-faults.tsx'
import { FileImport } from '#office/finance/file-import.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { StatementImport } from './read-bank-lines.ts'
import type { Continuity } from './statement-continuity.ts'

type ImportFormProps = {
  readonly formKey: string
  readonly imports: readonly StatementImport[]
  readonly accounts: readonly Choice[]
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** Takes in a statement with what it opens and closes with; below it the files that came last, with what could not be read. */
export function ImportForm({ formKey, imports, accounts, asksProof, answer, locale, site }: ImportFormProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  const sums = [
    { name: 'opening', label: m.finance_statement_opening() },
    { name: 'closing', label: m.finance_statement_closing() },
  ]
  return (
    <Disclosure summary={m.finance_import()} open={answer !== undefined}>
      <FileImport formKey={formKey} hint={m.finance_import_hint()} answer={answer} asksProof={asksProof}>
        <Select
          label={m.finance_account()}
          name="bankAccountId"
          options={accounts}
          defaultValue={accounts[0]?.value ?? ''}
        />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {sums.map(({ name, label }) => (
            <Field key={name} label={label} name={name} inputMode="decimal" autoComplete="off" required ltr />
          ))}
        </div>
        {(errors.continuityReason || typed.continuityReason) && (
          <Field label={m.finance_continuity_reason()} name="continuityReason" autoComplete="off" />
        )}
      </FileImport>
      {imports.length > 0 && <h2 className="mt-4 mb-1 font-semibold">{m.finance_imports()}</h2>}
      <ul className="flex flex-col gap-1 text-sm">
        {imports.map((file) => (
          <ImportedFile key={file.id} file={file} locale={locale} site={site} />
        ))}
      </ul>
    </Disclosure>
  )
}

const followed: Readonly<Record<Continuity, (() => string) | null>> = {
  first: m.finance_continuity_first,
  continues: null,
  overlap: m.finance_continuity_overlap,
  gap: m.finance_continuity_gap,
}

type ImportedFileProps = { readonly file: StatementImport; readonly locale: Locale; readonly site: Site }

function ImportedFile({ file, locale, site }: ImportedFileProps) {
  const { fileName, added, skipped, faults, at, by, account, opening, closing, continuity, continuityReason } = file
  const how = continuity && followed[continuity]
  return (
    <li>
      <Ltr>{fileName}</Ltr> · <Ltr>{account}</Ltr> · <bdi>{by}</bdi> · <bdi>{sayMoment(at, locale, site)}</bdi> ·{' '}
      {m.finance_import_result({ added: String(added), skipped: String(skipped) })}
      {opening && closing && (
        <>
          {' '}
          · <Amount money={opening} locale={locale} /> {m.finance_balance_to()}{' '}
          <Amount money={closing} locale={locale} />
        </>
      )}
      {how && (
        <span className="text-soft">
          {' '}
          · {how()}
          {continuityReason && (
            <>
              : <bdi>{continuityReason}</bdi>
            </>
          )}
        </span>
      )}
      <FileFaults faults={faults} />
    </li>
  )
}
