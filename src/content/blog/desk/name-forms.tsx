import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { DeskAuthor, DeskCategory } from './read-names.ts'

type CategoryFormProps = {
  /** Null: a new one. */
  readonly category: DeskCategory | null
  readonly locale: Locale
  readonly answer: FormAnswer | undefined
}

export function CategoryForm({ category, locale, answer }: CategoryFormProps) {
  const key = category?.id ?? 'new'
  return (
    <Disclosure summary={category ? summaryOf(category, locale) : m.blog_category_new()} open={answer !== undefined}>
      <PostForm answer={answer} key={answer?.attempt} className="flex flex-col gap-4 text-ink">
        <input type="hidden" name="id" value={category?.id ?? ''} />
        <Wrong answer={answer} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            id={`c-ar-${key}`}
            name="nameAr"
            label={m.blog_name_ar()}
            defaultValue={category?.nameAr}
            maxLength={60}
            required
          />
          <Field
            id={`c-en-${key}`}
            name="nameEn"
            label={m.blog_name_en()}
            defaultValue={category?.nameEn}
            maxLength={60}
            ltr
            required
          />
          <Field
            id={`c-sar-${key}`}
            name="slugAr"
            label={m.blog_slug_ar()}
            hint={m.blog_slug_hint()}
            defaultValue={category?.slugAr}
            maxLength={100}
          />
          <Field
            id={`c-sen-${key}`}
            name="slugEn"
            label={m.blog_slug_en()}
            defaultValue={category?.slugEn}
            maxLength={100}
            ltr
          />
          <TextArea
            id={`c-lar-${key}`}
            name="leadAr"
            label={m.blog_lead_ar()}
            defaultValue={category?.leadAr}
            maxLength={300}
            rows={2}
          />
          <TextArea
            id={`c-len-${key}`}
            name="leadEn"
            label={m.blog_lead_en()}
            defaultValue={category?.leadEn}
            maxLength={300}
            rows={2}
            dir="ltr"
          />
          <Field
            id={`c-place-${key}`}
            name="place"
            type="number"
            min={0}
            max={1000}
            label={m.blog_place()}
            hint={m.blog_place_hint()}
            defaultValue={category?.place ?? 0}
            ltr
          />
        </div>
        <Buttons what="Category" mayDelete={category?.articles === 0} />
      </PostForm>
    </Disclosure>
  )
}

type AuthorFormProps = {
  readonly author: DeskAuthor | null
  readonly locale: Locale
  readonly answer: FormAnswer | undefined
}

export function AuthorForm({ author, locale, answer }: AuthorFormProps) {
  const key = author?.id ?? 'new'
  return (
    <Disclosure summary={author ? summaryOf(author, locale) : m.blog_author_new()} open={answer !== undefined}>
      <PostForm answer={answer} key={answer?.attempt} className="flex flex-col gap-4 text-ink">
        <input type="hidden" name="id" value={author?.id ?? ''} />
        <Wrong answer={answer} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            id={`a-ar-${key}`}
            name="nameAr"
            label={m.blog_name_ar()}
            defaultValue={author?.nameAr}
            maxLength={80}
            required
          />
          <Field
            id={`a-en-${key}`}
            name="nameEn"
            label={m.blog_name_en()}
            defaultValue={author?.nameEn}
            maxLength={80}
            ltr
            required
          />
          <TextArea
            id={`a-aar-${key}`}
            name="aboutAr"
            label={m.blog_about_ar()}
            defaultValue={author?.aboutAr}
            maxLength={300}
            rows={2}
          />
          <TextArea
            id={`a-aen-${key}`}
            name="aboutEn"
            label={m.blog_about_en()}
            defaultValue={author?.aboutEn}
            maxLength={300}
            rows={2}
            dir="ltr"
          />
        </div>
        <Buttons what="Author" mayDelete={author?.articles === 0} />
      </PostForm>
    </Disclosure>
  )
}

type Named = Pick<DeskAuthor, 'nameAr' | 'nameEn' | 'articles'>

function summaryOf({ nameAr, nameEn, articles }: Named, locale: Locale): string {
  return m.blog_name_articles({ name: isolate(locale === 'ar' ? nameAr : nameEn), count: articles })
}

function Wrong({ answer }: { readonly answer: FormAnswer | undefined }) {
  const wrong = answer?.errors.general
  if (!wrong) return null
  return (
    <Notice tone="bad" role="alert">
      {wrong}
    </Notice>
  )
}

function Buttons({ what, mayDelete }: { readonly what: 'Category' | 'Author'; readonly mayDelete: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton name="do" value={`save${what}`} kind="secondary">
        {m.blog_name_save()}
      </SubmitButton>
      {mayDelete && (
        <SubmitButton name="do" value={`delete${what}`} kind="danger" formNoValidate>
          {m.blog_name_delete()}
        </SubmitButton>
      )}
    </div>
  )
}
