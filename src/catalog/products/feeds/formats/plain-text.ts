import { Parser } from 'htmlparser2'

/** Text as people read it: without tags, scripts, entities, control and direction marks; one space between words; at most `longest`. */
export function plainText(said: string, longest: number): string {
  const text = /[<&]/.test(said) ? withoutTags(said.slice(0, longest * 20)) : said.slice(0, longest * 4)
  const line = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= longest
    ? line.toWellFormed()
    : line
        .slice(0, longest)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim()
}

function withoutTags(html: string): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (SILENT.has(name)) silent += 1
      else text += ' '
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1
      else text += ' '
    },
    ontext: (said) => {
      if (silent === 0) text += said
    },
  })
  parser.write(html)
  parser.end()
  // What a feed escapes twice (`&amp;amp;`) is still escaped after once.
  return text.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'title'])
