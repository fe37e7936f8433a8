const words =
  /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A script file of an older build is gone: the page is loaded again, without an error message (specification §7). */
export function isChunkError(error: unknown): boolean {
  const said = typeof error === 'string' ? error : JSON.stringify(error ?? '')
  return words.test(said)
}
