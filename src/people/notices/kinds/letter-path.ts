import type { Letter } from '#people/notices/letter.ts'

/**
 * Where a letter leads, without language and site: a message in the account is read in the language of the day. A letter with a
 * secret leads nowhere else.
 */
export function letterPath({ path, action, secret }: Pick<Letter, 'path' | 'action' | 'secret'>): string | null {
  if (path !== undefined) return path
  if (secret !== undefined || !action || !URL.canParse(action.url)) return null
  const { pathname, search } = new URL(action.url)
  return `${pathname.replace(/^\/(ar|en)(?=\/|$)/, '')}${search}` || '/'
}
