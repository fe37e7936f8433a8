import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { smtpMailer } from './smtp-mailer.ts'

const received: string[] = []
const server = createServer(converse)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())

// As much of SMTP (RFC 5321) as one mail needs.
function converse(socket: Socket): void {
  let isData = false
  let heard = ''
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    heard += chunk
    if (isData) {
      if (!heard.endsWith('\r\n.\r\n')) return
      received.push(heard)
      isData = false
      socket.write('250 taken\r\n')
    } else if (/^DATA/i.test(heard)) {
      isData = true
      socket.write('354 go on\r\n')
    } else socket.write(/^QUIT/i.test(heard) ? '221 bye\r\n' : '250 fine\r\n')
    heard = ''
  })
}

test('a mail is sent over SMTP with both forms, its language and its own id', async () => {
  const { port } = server.address() as AddressInfo
  const mail = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Marsa <no-reply@marsa.example>')
  const words = { subject: 'أهلًا', text: 'hello', html: '<p>hello</p>' }
  const unsubscribe = `https://www.marsa.example/api/mail/unsubscribe/${'a'.repeat(70)}`
  await mail.send({ id: 'notice-1', to: 'reader@example.test', locale: 'ar', unsubscribe, ...words })
  const [message = ''] = received
  assert.match(message, /^From: Marsa <no-reply@marsa\.example>/m)
  assert.match(message, /^To: reader@example\.test/m)
  assert.match(message, /^Message-ID: <notice-1@marsa\.example>/im)
  assert.match(message, /^Content-Language: ar/m)
  assert.ok(message.split('\r\n').includes(`List-Unsubscribe: <${unsubscribe}>`), 'in one line')
  assert.match(message, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  assert.match(message, /text\/plain/)
  assert.match(message, /text\/html/)
})

test('a server that is not reachable is reported as an error', async () => {
  const mail = smtpMailer('smtp://127.0.0.1:4499', 'no-reply@marsa.example')
  const sent = mail.send({ id: 'x', to: 'a@example.test', locale: 'en', subject: 's', text: 't', html: '<p>t</p>' })
  await assert.rejects(sent, /ECONNREFUSED/)
})
