// The push services of the browsers that there are. An address comes from a browser, so from anybody: we send to nowhere else.
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
]

/** Whether this is the address of a push service; `simulated`: further hosts with port, in development. */
export function isPushEndpoint(endpoint: string, simulated: readonly string[]): boolean {
  if (endpoint.length > 1000 || !URL.canParse(endpoint)) return false
  const { protocol, hostname, host, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (simulated.includes(host)) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}
