export type Language = 'ar' | 'en'

/** `npm run test:screens` sets this: every screen at every stop, and what follows in both languages. */
export const isEveryStop = process.env.SCREENS === 'every-stop'

/** The tag of tests that `npm run test:screens` makes and `npm test` does not (playwright.config.ts). */
export const longer = '@longer'

/** The languages of tests that do the same in each: `npm test` takes the first language of the shop. */
export const languages: readonly Language[] = isEveryStop ? ['ar', 'en'] : ['ar']
