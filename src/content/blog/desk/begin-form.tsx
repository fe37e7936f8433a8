import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { type Choice, Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type BeginFormProps = {
  readonly categories: readonly Choice[]
  readonly authors: readonly Choice[]
  readonly namesTo: string
  readonly answer: FormAnswer | undefined
}

/** A new article begins with its titles; before the first there is a category and an author. */
export function BeginForm({ categories, authors, namesTo, answer }: BeginFormProps) {
  if (categories.length === 0 || authors.length === 0)
    return (
      <Notice tone="info" action={<TextLink to={namesTo}>{m.blog_names()}</TextLink>}>
        {m.blog_begin_names_first()}
      </Notice>
    )
  return (
    <Disclosure summary={m.blog_begin()} open={answer !== undefined}>
      <PostForm answer={answer} key={answer?.attempt} className="flex max-w-4xl flex-col gap-4 text-ink">
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Field name="titleAr" label={m.blog_title_ar()} maxLength={200} required />
          <Field name="titleEn" label={m.blog_title_en()} maxLength={200} ltr required />
          <Select name="category" label={m.blog_category()} options={categories} />
          <Select name="author" label={m.blog_author()} options={authors} />
        </div>
        <SubmitButton name="do" value="begin" className="self-start">
          {m.blog_begin_action()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}
