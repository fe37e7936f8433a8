/** Why a comment looks like an advert. */
export type Suspicion = 'link' | 'phone' | 'repeated'

const link =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|shop|store|online|site|xyz|top|ru|cn|io|co|me|link|click|eg|ae)\b/gi
const phone = /(?:\+|00)?\d(?:[\s().-]*\d){8,}/

/** How many links a text has, also such as are written without their beginning. */
export function countLinks(said: string): number {
  return said.match(link)?.length ?? 0
}

/** Whether a text looks like an advert; `isRepeated`: somebody wrote the same before. */
export function suspicionOf(said: string, isRepeated: boolean): Suspicion | null {
  if (countLinks(said) > 0) return 'link'
  if (phone.test(said.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))) return 'phone'
  return isRepeated ? 'repeated' : null
}

/** More links than this are no comment. */
export const mostLinks = 2
