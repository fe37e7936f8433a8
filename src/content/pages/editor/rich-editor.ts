import { Editor } from '@tiptap/core'
import { Markdown } from '@tiptap/markdown'
import { parseBody } from '#content/pages/body/parse-body.ts'
import { editorMarks } from './editor-marks.ts'

export type Mark = 'part' | 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'table' | 'undo' | 'redo'

/** An editor over a field of Markdown: what is pasted keeps only what the marks know. */
export type RichEditor = {
  readonly press: (mark: Mark) => void
  /** A link on what is selected; an empty one takes it off. */
  readonly link: (to: string) => void
  readonly picture: (id: string, alt: string) => void
  readonly focus: () => void
  readonly end: () => void
}

type Opening = {
  readonly host: HTMLElement
  readonly markdown: string
  readonly label: string
  readonly look: string
  readonly onChange: (markdown: string) => void
}

/** Opens the editor; null where it would not give the text back as it was, which is then written as Markdown. */
export function openEditor({ host, markdown, label, look, onChange }: Opening): RichEditor | null {
  const editor = new Editor({
    element: host,
    injectCSS: false,
    extensions: [...editorMarks, Markdown],
    content: markdown,
    contentType: 'markdown',
    editorProps: { attributes: { class: look, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: () => onChange(editor.getMarkdown()),
  })
  const said = (text: string) => JSON.stringify(parseBody(text))
  if (said(editor.getMarkdown()) !== said(markdown)) {
    editor.destroy()
    return null
  }
  const chain = () => editor.chain().focus()
  const presses: Readonly<Record<Mark, () => void>> = {
    part: () => chain().toggleHeading({ level: 2 }).run(),
    heading: () => chain().toggleHeading({ level: 3 }).run(),
    bold: () => chain().toggleBold().run(),
    italic: () => chain().toggleItalic().run(),
    list: () => chain().toggleBulletList().run(),
    numbers: () => chain().toggleOrderedList().run(),
    table: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    undo: () => chain().undo().run(),
    redo: () => chain().redo().run(),
  }
  return {
    press: (mark) => presses[mark](),
    link: (to) => (to === '' ? chain().unsetLink().run() : chain().setLink({ href: to }).run()),
    picture: (id, alt) =>
      chain()
        .setImage({ src: `/api/content/pictures/${id}`, alt })
        .run(),
    focus: () => chain().run(),
    end: () => editor.destroy(),
  }
}
