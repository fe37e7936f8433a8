/**
 * What a request tells of its visitor, for those who count: read by `HttpOptions.visitorOf`, kept with what is announced.
 * The platform does not look into it.
 */
export type Visitor = Readonly<Record<string, string>>
