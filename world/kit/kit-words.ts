import { m } from '#words/messages.js'

type Prefixed = Extract<keyof typeof m, `platform_kit_${string}`>
export type KitWord = Prefixed extends `platform_kit_${infer Rest}` ? Rest : never

/** What each section of the kit page receives: its words, and links to itself in another state. */
export type Kit = {
  readonly locale: 'ar' | 'en'
  readonly theme: 'light' | 'dark' | 'auto'
  readonly over: string | null
  readonly w: (word: KitWord) => string
  readonly here: (change: Readonly<Record<string, string | null>>) => string
}

/** The kit for one address of its page. */
export function readKit(search: URLSearchParams): Kit {
  const locale = search.get('lang') === 'en' ? 'en' : 'ar'
  const theme = search.get('theme')
  return {
    locale,
    theme: theme === 'dark' || theme === 'light' ? theme : 'auto',
    over: search.get('over'),
    w: (word) => m[`platform_kit_${word}`]({}, { locale }),
    here: (change) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      return `/dev/kit?${next}`
    },
  }
}
