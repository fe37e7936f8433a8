const gap = '•••'

/** A message without its secret, as it is stored. */
export function withoutSecret(text: string, secret: string): string {
  return text.replaceAll(secret, gap)
}

/** The same with its secret, as it is sent. */
export function withSecret<Text extends string | null>(text: Text, secret: string | null): Text {
  return (secret === null ? text : text?.replaceAll(gap, secret)) as Text
}

/** Whether a stored message lacks a secret that belongs in it. */
export function lacksSecret(text: string): boolean {
  return text.includes(gap)
}
