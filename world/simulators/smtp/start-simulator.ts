import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * What a mail server does with a recipient: takes the mail, refuses its address for good or for now, refuses the mail itself, or
 * breaks off after it has the mail.
 */
export type Fate = 'take' | 'refuse' | 'later' | 'refuseMail' | 'break'
export type SmtpSimulator = {
  readonly url: string
  /** How many mails each address was given. */
  readonly taken: ReadonlyMap<string, number>
  /** The mails as they came, the newest of each address; only where they are kept. */
  readonly mails: ReadonlyMap<string, string>
  readonly close: () => Promise<void>
}
type Options = {
  readonly fateOf?: (address: string) => Fate
  readonly keeps?: boolean
  /** How long it thinks about each mail. */
  readonly slowMs?: number
  readonly port?: number
}

/** Starts as much of a mail server (RFC 5321) as campaigns need: several mails over one connection, and what goes wrong. */
export async function startSmtpSimulator(options: Options = {}): Promise<SmtpSimulator> {
  const taken = new Map<string, number>()
  const mails = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, options, (address, mail) => {
      taken.set(address, (taken.get(address) ?? 0) + 1)
      if (options.keeps) mails.set(address, mail)
    })
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    taken,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const endOfMail = '\r\n.\r\n'

function converse(
  socket: Socket,
  { fateOf = () => 'take', slowMs = 0 }: Options,
  take: (to: string, mail: string) => void,
) {
  let [heard, to, isData] = ['', '', false]
  const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
  const hear = () => {
    if (isData) {
      const end = heard.indexOf(endOfMail)
      if (end < 0) return false
      const mail = heard.slice(0, end)
      heard = heard.slice(end + endOfMail.length)
      isData = false
      if (fateOf(to) === 'refuseMail') {
        say('554 5.7.1 the content of this mail is refused by policy')
        return true
      }
      take(to, mail)
      if (fateOf(to) === 'break') socket.destroy()
      else if (slowMs > 0) setTimeout(() => say('250 taken'), slowMs)
      else say('250 taken')
      return true
    }
    const end = heard.indexOf('\r\n')
    if (end < 0) return false
    const line = heard.slice(0, end)
    heard = heard.slice(end + 2)
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1]
    if (recipient !== undefined) to = recipient.toLowerCase()
    if (recipient !== undefined && fateOf(to) === 'refuse') say('550 5.1.1 no such mailbox')
    else if (recipient !== undefined && fateOf(to) === 'later') say('451 4.3.0 try later')
    else if (/^DATA/i.test(line)) {
      isData = true
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('250 fine')
    return true
  }
  say('220 simulator')
  socket.on('data', (chunk) => {
    heard += chunk
    while (hear());
  })
}
