/** Joins class names, leaving out what does not apply. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  let all = ''
  for (const name of names) if (name) all = all ? `${all} ${name}` : name
  return all
}
