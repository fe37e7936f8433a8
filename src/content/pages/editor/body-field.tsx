import { useEffect, useRef, useState } from 'react'
import { FieldShell } from '#platform/ui/forms/field-shell.tsx'
import { useDefaultValue } from '#platform/ui/forms/post-form.tsx'
import { m } from '#words/messages.js'
import { type BarPicture, EditorBar } from './editor-bar.tsx'
import type { RichEditor } from './rich-editor.ts'

type BodyFieldProps = {
  readonly name: string
  readonly label: string
  readonly language: 'ar' | 'en'
  readonly defaultValue: string
  /** What the library has, to be inserted. */
  readonly pictures: readonly BarPicture[]
}

const page =
  'min-h-64 max-h-[36rem] overflow-y-auto whitespace-pre-wrap break-words p-3 [&_h2]:mt-4 [&_h2]:mb-1 [&_h2]:text-lg [&_h3]:mt-3 [&_h3]:font-semibold [&_p]:mb-2 [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-5 [&_a]:text-sea [&_a]:underline [&_td]:border [&_td]:border-line [&_td]:p-1.5 [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:p-1.5 [&_table]:w-full [&_img]:max-w-full'

/**
 * The body of a text in one language: a field of Markdown, and where scripts run an editor over it that writes into the field. The field
 * is what is sent, so both are the same text.
 */
export function BodyField({ name, label, language, defaultValue, pictures }: BodyFieldProps) {
  const first = useDefaultValue(name, { defaultValue }) ?? ''
  const [text, setText] = useState(first)
  const [editor, setEditor] = useState<RichEditor | null>(null)
  const host = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is opened once, with the text it begins with
  useEffect(() => {
    let isGone = false
    let opened: RichEditor | null = null
    void import('./rich-editor.ts').then(({ openEditor }) => {
      if (isGone || !host.current) return
      opened = openEditor({ host: host.current, markdown: first, label, look: page, onChange: setText })
      setEditor(opened)
    })
    return () => {
      isGone = true
      opened?.end()
    }
  }, [])
  return (
    <FieldShell name={name} label={label} hint={editor ? undefined : m.pages_body_hint()}>
      {(control) => (
        <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {editor && <EditorBar editor={editor} language={language} pictures={pictures} />}
          <div ref={host} hidden={!editor} className="control h-auto p-0" />
          <textarea
            {...control}
            name={name}
            value={text}
            onChange={({ target }) => setText(target.value)}
            // Its label and its errors lead on to the editor, which is the same text.
            onFocus={() => editor?.focus()}
            tabIndex={editor ? -1 : undefined}
            rows={20}
            className={editor ? 'sr-only' : 'control field-sizing-content min-h-64 max-h-[36rem] w-full px-3 py-2'}
          />
        </div>
      )}
    </FieldShell>
  )
}
