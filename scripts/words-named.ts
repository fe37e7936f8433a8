// Loaded before each file of the unit tests: outside a page there is no current language, so code that asks for words
// must name one. On screens it is the reader's language (src/entry.server.tsx).
import { overwriteGetLocale } from '#words/runtime.js'

overwriteGetLocale(() => {
  throw new Error('Words were asked for without saying in which language')
})
