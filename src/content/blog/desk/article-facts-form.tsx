import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import type { ArticleFacts } from './read-article-desk.ts'

type ArticleFactsFormProps = {
  readonly facts: ArticleFacts
  readonly categories: readonly Choice[]
  readonly authors: readonly Choice[]
  readonly pictures: readonly Choice[]
  readonly answer: FormAnswer | undefined
}

/** Where an article is found, and what is shown beside its text; saved apart from it, and at once. */
export function ArticleFactsForm({ facts, categories, authors, pictures, answer }: ArticleFactsFormProps) {
  const errors = Object.entries(answer?.errors ?? {})
  return (
    <Card title={m.blog_facts()}>
      <PostForm answer={answer} key={answer?.attempt ?? facts.revision} className="flex flex-col gap-4">
        <input type="hidden" name="revision" value={facts.revision} />
        <ErrorSummary
          title={m.pages_wrong()}
          errors={errors.map(([name, text]) => (name === 'general' ? { text } : { name, text }))}
        />
        <p className="text-soft">{m.blog_facts_lead()}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Select name="category" label={m.blog_category()} options={categories} defaultValue={facts.category} />
          <Select name="author" label={m.blog_author()} options={authors} defaultValue={facts.author} />
          <Field
            name="slugAr"
            label={m.blog_slug_ar()}
            hint={m.blog_slug_hint()}
            defaultValue={facts.slugAr}
            maxLength={100}
            required
          />
          <Field name="slugEn" label={m.blog_slug_en()} defaultValue={facts.slugEn} maxLength={100} ltr required />
          <Select
            name="picture"
            label={m.blog_picture()}
            hint={m.blog_picture_hint()}
            options={pictures}
            placeholder={m.blog_picture_none()}
            defaultValue={facts.picture ?? ''}
          />
          <TextArea
            name="products"
            label={m.blog_products()}
            hint={m.blog_products_hint()}
            optional={m.pages_optional()}
            rows={2}
            maxLength={2000}
            dir="ltr"
            defaultValue={facts.products.join('\n')}
          />
        </div>
        <SubmitButton name="do" value="change" kind="secondary" className="self-start">
          {m.blog_facts_save()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
