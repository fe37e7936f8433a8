const words =
  /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A file of an older build that is gone: the page is loaded anew, and nobody has to be told (specification §7). */
export function isChunkError(error: unknown): boolean {
  const said = typeof error === 'string' ? error : JSON.stringify(error ?? '')
  return words.test(said)
}
