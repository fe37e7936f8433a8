const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1-5]|57014|55P03|25P0[34]|08\w{3}|53\w{3})$/
const sentences =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|was closed and is not queryable|connection has been discarded|Query read timeout/

/** Whether an error means that the database is down or too busy: not a bug, and worth another try soon. */
export function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
  return codes.test(code) || sentences.test(thrown.message)
}
