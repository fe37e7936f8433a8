/** Any value that a script writes literally, so that it can be read without running the script. */
export type Literal = null | boolean | number | string | Literal[] | { [key: string]: Literal }

type Cursor = { readonly text: string; at: number; depth: number; failed: boolean }

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
const WORD = /[\w$-]+/y
const PLAIN: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' }

/** Reads one JSON or JavaScript literal (unquoted keys, single quotes, comments, raw line breaks, trailing commas) at `from`; undefined if it is not one. */
export function readLiteral(text: string, from = 0): { readonly value: Literal; readonly end: number } | undefined {
  const cursor: Cursor = { text, at: from, depth: 0, failed: false }
  const value = readValue(cursor)
  return cursor.failed ? undefined : { value, end: cursor.at }
}

function fail(cursor: Cursor): null {
  cursor.failed = true
  return null
}

function skip(cursor: Cursor): string {
  BLANK.lastIndex = cursor.at
  BLANK.exec(cursor.text)
  cursor.at = Math.max(cursor.at, BLANK.lastIndex)
  return cursor.text.charAt(cursor.at)
}

function readValue(cursor: Cursor): Literal {
  const next = skip(cursor)
  if (cursor.depth > 120) return fail(cursor)
  if (next === '{') return readObject(cursor)
  if (next === '[') return readArray(cursor)
  if (next === '"' || next === "'" || next === '`') return readString(cursor, next)
  if (next === '!') return readNot(cursor)
  NUMBER.lastIndex = cursor.at
  const number = NUMBER.exec(cursor.text)
  if (number) {
    cursor.at += number[0].length
    return Number(number[0])
  }
  return readWord(cursor)
}

function readNot(cursor: Cursor): Literal {
  const digit = cursor.text.charAt(cursor.at + 1)
  cursor.at += 2
  return digit === '0' ? true : digit === '1' ? false : fail(cursor)
}

function readWord(cursor: Cursor): Literal {
  WORD.lastIndex = cursor.at
  const word = WORD.exec(cursor.text)?.[0] ?? ''
  cursor.at += word.length
  if (word === 'true') return true
  if (word === 'false') return false
  if (word === 'null' || word === 'undefined' || word === 'NaN') return null
  if (word === 'void') {
    cursor.at += 2
    return null
  }
  return fail(cursor)
}

function readString(cursor: Cursor, quote: string): string {
  let value = ''
  let from = cursor.at + 1
  for (let at = from; at < cursor.text.length; at++) {
    const char = cursor.text.charAt(at)
    if (char === quote) {
      cursor.at = at + 1
      return value + cursor.text.slice(from, at)
    }
    if (char !== '\\') continue
    const [text, length] = escaped(cursor.text, at + 1)
    value += cursor.text.slice(from, at) + text
    at += length
    from = at + 1
  }
  fail(cursor)
  return ''
}

function escaped(text: string, at: number): [string, number] {
  const char = text.charAt(at)
  const digits = char === 'u' ? text.slice(at + 1, at + 5) : char === 'x' ? text.slice(at + 1, at + 3) : ''
  if (digits && /^[\da-f]+$/i.test(digits)) return [String.fromCharCode(Number.parseInt(digits, 16)), digits.length + 1]
  return [PLAIN[char] ?? char, 1]
}

function readArray(cursor: Cursor): Literal[] {
  const items: Literal[] = []
  cursor.at++
  cursor.depth++
  while (!cursor.failed) {
    const next = skip(cursor)
    if (next === ']') break
    if (next === ',') cursor.at++
    else items.push(readValue(cursor))
    if (cursor.at >= cursor.text.length) fail(cursor)
  }
  cursor.at++
  cursor.depth--
  return items
}

function readObject(cursor: Cursor): Literal {
  const object: { [key: string]: Literal } = {}
  cursor.at++
  cursor.depth++
  while (!cursor.failed) {
    const next = skip(cursor)
    if (next === '}') break
    if (next === ',') {
      cursor.at++
      continue
    }
    const key = next === '"' || next === "'" ? readString(cursor, next) : readKey(cursor)
    if (skip(cursor) !== ':') fail(cursor)
    cursor.at++
    if (!cursor.failed)
      Object.defineProperty(object, key, {
        value: readValue(cursor),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  cursor.at++
  cursor.depth--
  return object
}

function readKey(cursor: Cursor): string {
  WORD.lastIndex = cursor.at
  const word = WORD.exec(cursor.text)?.[0] ?? ''
  if (!word) fail(cursor)
  cursor.at += word.length
  return word
}
