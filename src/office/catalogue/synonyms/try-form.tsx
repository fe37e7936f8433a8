import { Form } from 'react-router'
import type { SynonymTrial } from '#catalog/products/desk/try-synonym.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { Trial } from './read-trial.ts'

type TryFormProps = {
  readonly trial: Trial
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

/** A pair is tried first: what each word finds now, and what it would find. Then it is added, with the reason. */
export function TryForm({ trial, formKey, answer }: TryFormProps) {
  const { word, means, isBothWays, trials } = trial
  return (
    <Card title={m.catalogue_synonym_try()}>
      <Form method="get" className="flex flex-col gap-4" key={`${word} ${means}`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="word"
            label={m.catalogue_synonym_word()}
            hint={m.catalogue_synonym_word_hint()}
            defaultValue={word}
            maxLength={60}
            required
          />
          <Field name="means" label={m.catalogue_synonym_means()} defaultValue={means} maxLength={60} required />
        </div>
        <Checkbox name="bothWays" label={m.catalogue_synonym_both()} defaultChecked={isBothWays} />
        <div>
          <Button type="submit" icon="search">
            {m.catalogue_synonym_try_now()}
          </Button>
        </div>
      </Form>
      {trials && (
        <div className="mt-6 flex flex-col gap-5">
          {trials.map((one) => (
            <TrialResult key={one.words} trial={one} />
          ))}
          <PostForm answer={answer} className="flex flex-col gap-4" key={answer?.attempt}>
            {(answer?.errors.general ?? answer?.errors.word ?? answer?.errors.means) && (
              <Notice tone="bad" role="alert">
                {answer?.errors.general ?? answer?.errors.word ?? answer?.errors.means}
              </Notice>
            )}
            <FormKey value={formKey} />
            <input type="hidden" name="word" value={word} />
            <input type="hidden" name="means" value={means} />
            {isBothWays && <input type="hidden" name="bothWays" value="on" />}
            <WhyField />
            <div>
              <SubmitButton name="do" value="add">
                {m.catalogue_synonym_add()}
              </SubmitButton>
            </div>
          </PostForm>
        </div>
      )}
    </Card>
  )
}

function TrialResult({ trial: { words, before, after } }: { readonly trial: SynonymTrial }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{m.catalogue_synonym_finds({ words: isolate(words) })}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title={m.catalogue_synonym_before()} found={before} />
        <Side title={m.catalogue_synonym_after()} found={after} known={before.titles} />
      </div>
    </section>
  )
}

type SideProps = {
  readonly title: string
  readonly found: SynonymTrial['before']
  readonly known?: readonly string[]
}

function Side({ title, found: { count, isMore, titles }, known }: SideProps) {
  return (
    <div className="rounded border border-line p-3">
      <p className="text-sm text-soft">
        {title} · {isMore ? m.catalogue_count_more({ count: formatCount(count) }) : m.catalogue_count({ count })}
      </p>
      {titles.length > 0 && (
        <ol className="mt-2 flex flex-col gap-1 text-sm">
          {titles.map((one) => (
            <li key={one} className={known && !known.includes(one) ? 'font-semibold' : undefined}>
              <bdi className="line-clamp-1">{one}</bdi>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
