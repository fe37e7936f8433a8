/** The program cannot start, for a reason that its operator can repair; the message is for that person. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

const portTaken = (port: unknown) =>
  `Port ${port} is taken: another program listens there, perhaps another Marsa. Stop it, or set PORT to a free one ` +
  '(while developing, the seven ports after it are used as well).'

/** Why starting failed, as a sentence, if the operator can repair it; null if only a stack trace helps. */
function whyNot(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // By name, because a built server has its own copy of the class.
  if (error.name === 'CannotStart') return error.message
  const { code, syscall, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (syscall !== 'listen') return null
  if (code === 'EADDRINUSE') return portTaken(port)
  if (code === 'EACCES') return `Port ${port} needs rights that this account has not. Set PORT to 1024 or above.`
  return `Cannot listen on ${address ?? ''} port ${port} (${code}). Set HOST to an address of this machine, e.g. 0.0.0.0.`
}

/** Prints why starting or running failed, and ends the program. */
export function giveUp(error: unknown, what = 'Marsa did not start.'): never {
  const why = whyNot(error)
  console.error(why === null ? error : `\n${what}\n${why}`)
  process.exit(1)
}
