export type SmsSize = { readonly letters: number; readonly parts: number }

// The letters of GSM 03.38; those of its extension take two places.
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const doubled = /[\^{}\\[~\]|€]/g

/** How long a text is as an SMS: 160 plain letters or 70 others in one part, 153 or 67 in each of several. */
export function countSms(text: string): SmsSize {
  const isPlain = plain.test(text)
  const letters = isPlain ? text.length + (text.match(doubled)?.length ?? 0) : text.length
  const [alone, each] = isPlain ? [160, 153] : [70, 67]
  return { letters, parts: letters <= alone ? 1 : Math.ceil(letters / each) }
}
