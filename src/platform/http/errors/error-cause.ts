import { createHash } from 'node:crypto'

const errorKinds = ['browser', 'server'] as const
export type ErrorKind = (typeof errorKinds)[number]
/** `key`: the same for all errors of this cause, 16 hexadecimal digits; `title`: its first line, without numbers and names of people. */
export type ErrorCause = { readonly key: string; readonly title: string }

// What no change of ours can mend: add-ons and other people's scripts, a connection that is gone, what the browser itself mends.
const NOISE = [
  /\b(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\//i,
  /^(?:\w+: )?script error\.?$/i,
  /ResizeObserver loop/i,
  /^(?:\w+: )?(?:\w*Error: )?(?:Failed to fetch|Load failed|NetworkError when attempting|The network connection was lost|The Internet connection appears|cancelled|The operation was aborted|signal is aborted|The user aborted)/i,
  /\bAbortError\b/,
  /\b(?:__gCrWeb|webkit\.messageHandlers|instantSearchSDKJSBridge|zaloJSV2|_AutofillCallbackHandler|fbq|gtag) /,
]

/** What an error comes from; null for noise. Reads the message and the first three places of its stack. */
export function causeOf(kind: ErrorKind, text: string): ErrorCause | null {
  if (kind === 'browser' && NOISE.some((noise) => noise.test(text))) return null
  const [first = '', ...rest] = text.trim().split('\n')
  const title = withoutFacts(first).slice(0, 200)
  if (title === '') return null
  const places = rest.map((line) => placeOf(kind, line)).filter((place) => place !== '')
  const hash = createHash('sha256').update([kind, title, ...places.slice(0, 3)].join('\n'))
  return { key: hash.digest('hex').slice(0, 16), title }
}

/** A path of the shop without what names one order, person or product. */
export function withoutNumbers(path: string): string {
  return path
    .split(/[?#]/)[0]!
    .split('/')
    .map((part) => (/\d/.test(part) || part.length > 40 ? '…' : part))
    .join('/')
}

function withoutFacts(line: string): string {
  return line
    .replace(/\bhttps?:\/\/\S+/g, '…')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '…')
    .replace(/"[^"]{1,300}"|'[^']{1,300}'|“[^”]{1,300}”/g, '“…”')
    .replace(/\d+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
}

// A build gives the files of browsers new names and the functions in them others: what is left is the part of the page.
function placeOf(kind: ErrorKind, line: string): string {
  const found =
    line.match(/^\s*at (?:async )?(?:(.+?) \()?([^()\s]+?)(?::\d+)*\)?$/) ?? line.match(/^(.*?)@(\S+?)(?::\d+)*$/)
  if (!found) return ''
  const file = (found[2] ?? '').split(/[/?]/).at(-1) ?? ''
  return kind === 'server' ? `${found[1] ?? ''} ${file}` : file.replace(/-[\w-]{8}(?=\.m?js$)/, '')
}
