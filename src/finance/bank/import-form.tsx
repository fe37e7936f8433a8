import { FileFaults } from '#finance/file-faults.tsx'
import { FileImport } from '#finance/file-import.tsx'
import type { FormAnswer } from '#platform/form-answer.ts'
import { sayMoment } from '#platform/say-date.ts'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { type Choice, Select } from '#platform/ui/select.tsx'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { StatementImport } from './read-bank-lines.ts'

type ImportFormProps = {
  readonly formKey: string
  readonly imports: readonly StatementImport[]
  readonly accounts: readonly Choice[]
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** Takes in a statement; below it the files that came last, with what could not be read. */
export function ImportForm({ formKey, imports, accounts, answer, locale, site }: ImportFormProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <Disclosure summary={m.finance_import()} open={answer !== undefined}>
      <FileImport formKey={formKey} hint={m.finance_import_hint()} answer={answer}>
        <Select
          label={m.finance_account()}
          name="bankAccountId"
          options={accounts}
          defaultValue={typed.bankAccountId ?? accounts[0]?.value ?? ''}
          error={errors.bankAccountId}
        />
      </FileImport>
      {imports.length > 0 && <h2 className="mt-4 mb-1 font-semibold">{m.finance_imports()}</h2>}
      <ul className="flex flex-col gap-1 text-sm">
        {imports.map(({ id, fileName, added, skipped, faults, at }) => (
          <li key={id}>
            <Ltr>{fileName}</Ltr> · <bdi>{sayMoment(at, locale, site)}</bdi> ·{' '}
            {m.finance_import_result({ added: String(added), skipped: String(skipped) })}
            <FileFaults faults={faults} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
