import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { sentFile, takeForms } from './sent-file.ts'

async function openForms() {
  const app = fastify()
  takeForms(app)
  app.post('/', async (request) => {
    const form = request.body as FormData
    const bytes = await sentFile(form, 'receipt')
    return { note: form.get('note'), bytes: bytes && Buffer.from(bytes).toString('latin1') }
  })
  return app
}

async function send(form: FormData) {
  const encoded = new Response(form)
  const app = await openForms()
  const headers = { 'content-type': encoded.headers.get('content-type')! }
  return app.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await encoded.arrayBuffer()) })
}

test('an API call accepts the form that a page posts: its fields, and a file with any name', async () => {
  for (const name of ['receipt.jpg', '../../etc/passwd', 'a.php\u0000.jpg', 'إيصال "1".html']) {
    const form = new FormData()
    form.set('note', 'تحويل')
    form.set('receipt', new File(['\xff\xd8'], name))
    const answer = await send(form)
    assert.equal(answer.statusCode, 200, name)
    assert.equal(answer.json().note, 'تحويل')
    assert.equal(typeof answer.json().bytes, 'string')
  }
})

test('an empty file field, or a text under the name of the file, counts as no file', async () => {
  const empty = new FormData()
  empty.set('receipt', new File([], ''))
  const text = new FormData()
  text.set('receipt', 'https://evil.example/x.jpg')
  for (const form of [empty, text]) assert.equal((await send(form)).json().bytes, null)
})

test('a form that is too large or broken is refused', async () => {
  const large = new FormData()
  large.set('receipt', new File([new Uint8Array(14 * 1024 * 1024)], 'x.jpg'))
  assert.equal((await send(large)).statusCode, 413)
  const app = await openForms()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await app.inject({ method: 'POST', url: '/', headers, payload: 'no boundary at all' })
  assert.ok(broken.statusCode >= 400)
})
