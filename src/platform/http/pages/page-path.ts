/** The path of the page a request is about: who goes to it within the shop asks for its data, at an address of its own. */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(\/_)?\.data$/, '') || '/'
}
