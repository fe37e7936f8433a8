/** Stands for the shop's own address in messages that are written where no address is known, until they are sent. */
export const unknownOrigin = 'https://shop.invalid'

/** The message with the shop's own address; `here` has it. */
export function withOrigin<Text extends string | null>(text: Text, here: { readonly origin: string }): Text {
  return (text?.includes(unknownOrigin) ? text.replaceAll(unknownOrigin, here.origin) : text) as Text
}
