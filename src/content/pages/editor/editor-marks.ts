import { Image } from '@tiptap/extension-image'
import { OrderedList } from '@tiptap/extension-list'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

// Pictures of elsewhere are left out when they are pasted.
const Picture = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/api/content/pictures/"]' }] })

// Its own reading of numbered lists takes "No. " at the beginning of a sentence for a number: lists are read as Markdown has them.
const Numbers = OrderedList.extend({
  markdownTokenizer: { name: 'orderedList', level: 'block', start: () => -1, tokenize: () => undefined },
})

const unknown = {
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
} as const

/** What a body may hold; whatever else is pasted loses its form and keeps its words. */
export const editorMarks = [
  StarterKit.configure({
    ...unknown,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false },
    orderedList: false,
  }),
  Numbers,
  TableKit.configure({ table: { resizable: false } }),
  Picture.configure({ inline: true }),
]
