import { useState } from 'react'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'
import type { Mark, RichEditor } from './rich-editor.ts'

const marks: readonly { readonly mark: Mark; readonly text: () => string }[] = [
  { mark: 'part', text: m.pages_mark_part },
  { mark: 'heading', text: m.pages_mark_heading },
  { mark: 'bold', text: m.pages_mark_bold },
  { mark: 'italic', text: m.pages_mark_italic },
  { mark: 'list', text: m.pages_mark_list },
  { mark: 'numbers', text: m.pages_mark_numbers },
  { mark: 'table', text: m.pages_mark_table },
  { mark: 'undo', text: m.pages_mark_undo },
  { mark: 'redo', text: m.pages_mark_redo },
]

/** A picture that may be inserted, with what it shows in both languages. */
export type BarPicture = { readonly id: string; readonly altAr: string; readonly altEn: string }

type EditorBarProps = {
  readonly editor: RichEditor
  readonly language: 'ar' | 'en'
  readonly pictures: readonly BarPicture[]
}

/** What can be done with the text that is selected. The words are in the reader's language, whatever the text's is. */
export function EditorBar({ editor, language, pictures }: EditorBarProps) {
  const [link, setLink] = useState<string | null>(null)
  const close = (to: string | null) => {
    if (to !== null) editor.link(to.trim())
    setLink(null)
  }
  return (
    <div role="toolbar" aria-label={m.pages_marks()} className="mb-1 flex flex-wrap gap-1">
      {marks.map(({ mark, text }) => (
        <Button key={mark} kind="quiet" size="small" onClick={() => editor.press(mark)}>
          {text()}
        </Button>
      ))}
      <Button kind="quiet" size="small" icon="link" onClick={() => setLink(link === null ? '' : null)}>
        {m.pages_mark_link()}
      </Button>
      {pictures.length > 0 && (
        <select
          aria-label={m.pages_picture_insert()}
          value=""
          onChange={({ target }) => {
            const chosen = pictures.find(({ id }) => id === target.value)
            if (chosen) editor.picture(chosen.id, language === 'ar' ? chosen.altAr : chosen.altEn)
          }}
          className="control h-9 max-w-40 px-2 text-sm"
        >
          <option value="">{m.pages_mark_picture()}</option>
          {pictures.map(({ id, altAr, altEn }) => (
            <option key={id} value={id}>
              {language === 'ar' ? altAr : altEn}
            </option>
          ))}
        </select>
      )}
      {link !== null && (
        <span className="flex basis-full gap-2">
          <input
            aria-label={m.pages_link_label()}
            placeholder={m.pages_link_example()}
            dir="ltr"
            value={link}
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              close(link)
            }}
            className="control h-9 min-w-0 grow px-2"
            id={`link-${language}`}
          />
          <Button size="small" kind="secondary" onClick={() => close(link)}>
            {link.trim() === '' ? m.pages_link_off() : m.pages_link_set()}
          </Button>
        </span>
      )}
    </div>
  )
}
