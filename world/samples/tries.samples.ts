/**
 * How often a test tries what is drawn at random or comes by the thousand: fewer times in `npm test`, all of them in
 * `npm run torture`, which finds such a test by its use of this.
 */
export const tries = (fewer: number, all: number): number => (process.env.TRIES === 'all' ? all : fewer)
