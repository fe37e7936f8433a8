// Loaded before each file of the unit tests: outside of a page nobody's language is at hand, so whoever asks for words says
// in which. On screens the reader's language is (src/entry.server.tsx).
import { overwriteGetLocale } from '#words/runtime.js'

overwriteGetLocale(() => {
  throw new Error('Words were asked for without saying in which language')
})
