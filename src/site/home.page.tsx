import { m } from '#words/messages.js'

export default function Home() {
  return <h1>{m.site_title()}</h1>
}
