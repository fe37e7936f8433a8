import type { AppParts } from './app.ts'

/** Fills an empty shop for trying it out, by running the use-cases; answers how to sign in. */
export async function fillDemo(_parts: AppParts): Promise<readonly string[]> {
  return []
}
