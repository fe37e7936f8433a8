import { isUtf8 } from 'node:buffer'

/**
 * Turns a page's bytes into text. Valid UTF-8 is read as UTF-8 whatever the page claims; otherwise its byte order mark,
 * header or own tag decides.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null = null): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (isUtf8(bytes) || isMostlyUtf8(text)) return text
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const stated = [
    byteOrderMark(bytes),
    contentType?.match(/charset\s*=\s*["']?([\w-]+)/i)?.[1],
    head.match(/<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i)?.[1],
  ]
  for (const name of stated) {
    const decoder = name ? decoderOf(name) : null
    if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}

/** A cut or damaged page may have a few bad bytes and still be UTF-8. */
function isMostlyUtf8(text: string): boolean {
  const bad = text.split('\ufffd').length - 1
  const beyond = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return bad === 0 || bad * 20 < beyond
}
