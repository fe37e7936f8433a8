import { Form } from 'react-router'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'

type CsvImportProps = { readonly revision: number; readonly error: string | undefined }

/** Takes a whole table from a spreadsheet; what is wrong is said by line and column, and nothing is changed then. */
export function CsvImport({ revision, error }: CsvImportProps) {
  return (
    <section aria-labelledby="csv" className="mt-8">
      <h2 id="csv" className="mb-2 text-lg">
        {m.tariffs_csv_in()}
      </h2>
      <Form method="post" encType="multipart/form-data" className={`flex max-w-2xl flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="revision" value={revision} />
        <FileField
          label={m.tariffs_csv_in()}
          hint={m.tariffs_csv_hint()}
          name="file"
          accept=".csv"
          chooseLabel={m.tariffs_csv_choose()}
          error={
            error && (
              <span className="whitespace-pre-line">
                {error.includes('\n') || error.includes(':') ? `${m.tariffs_csv_faults()}\n${error}` : error}
              </span>
            )
          }
        />
        <SubmitButton kind="secondary" name="do" value="import" className="self-start">
          {m.tariffs_csv_import()}
        </SubmitButton>
      </Form>
    </section>
  )
}
