/** The path of the page that a request is about; navigation within the shop asks for its data at another URL. */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(\/_)?\.data$/, '') || '/'
}
