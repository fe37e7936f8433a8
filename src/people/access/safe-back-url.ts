const nowhere = 'http://nowhere.invalid'

/**
 * Where to go after signing in: a path of our own origin, or `otherwise`. Checked after parsing it as a browser does,
 * and returned as parsed, so that no spelling leads elsewhere.
 */
export function safeBackUrl(asked: string | null | undefined, otherwise: string): string {
  if (!asked || asked.length > 2000 || !asked.startsWith('/') || hasTrickyCharacter(asked)) return otherwise
  if (/^\/[/\\]/.test(asked) || !URL.canParse(asked, nowhere)) return otherwise
  const url = new URL(asked, nowhere)
  if (url.origin !== nowhere || url.username || url.password) return otherwise
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//host` and its encoded forms are normalised to `//host`, which a browser takes for another origin.
  if (!/^\/(?![/\\])/.test(path) || /^\/(%2f|%5c)/i.test(path)) return otherwise
  return /^\/(ar|en)\/(auth\/sign(in|up|out)|ops\/signin)/.test(path) ? otherwise : path
}

// Some parsers drop control characters and spaces, others read backslashes as slashes.
function hasTrickyCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\\' || character === '\u007f')
}
