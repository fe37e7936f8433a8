import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type core, z } from 'zod'

const said: ReadonlySet<string> = new Set(['$id', 'id', 'title', 'description', 'deprecated', 'examples', 'default'])

const zodToJsonConfig = { override: describeOutside }
const describeCall = createJsonSchemaTransform({ zodToJsonConfig })

/** Collects the schemas of the calls registered after it into `/api/openapi.json` and a readable `/api/docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marsa',
        version: '1',
        description:
          'The same use-cases as the website. Money is in major units with at most two decimals; dates are UTC; weights are grams.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const described = describeCall(route)
      const access = route.route.config?.access
      const schema =
        access && access !== 'public' && access !== 'provider'
          ? { ...described.schema, security: [{ token: [] }] }
          : described.schema
      return { ...described, schema: { ...schema, ...(access ? { 'x-access': access } : {}) } }
    },
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  })
}

type Operation = { readonly summary?: string; readonly 'x-access'?: string }

type Description = ReturnType<FastifyInstance['swagger']>
type Paths = Record<string, Record<string, Operation>>

/** The two addresses under which the description is read; registered last. What staff call is told to staff alone, but while developing. */
export async function serveDescription(app: FastifyInstance, tellsAll: boolean): Promise<void> {
  const describedFor = ({ visit }: FastifyRequest): Description =>
    tellsAll || visit.who.kind === 'staff' ? app.swagger() : withoutStaff(app.swagger())
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, (request) => describedFor(request))
  app.get('/docs', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const { paths = {} } = describedFor(request) as { paths?: Paths }
    const rows = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, one]) =>
          `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(one.summary ?? '')}</td><td>${escapeHtml(one['x-access'] ?? '')}</td></tr>`,
      ),
    )
    reply
      .type('text/html')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marsa API</title><style>body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}td{padding:.3rem .8rem;border-bottom:1px solid #ddd}</style><h1>Marsa API</h1><p>OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a></p><table>${rows.join('')}</table></html>`
  })
}

function withoutStaff(description: Description): Description {
  const { paths = {} } = description as { paths?: Paths }
  const open = Object.entries(paths).flatMap(([path, operations]) => {
    const told = Object.entries(operations).filter(([, one]) => !one['x-access']?.startsWith('staff:'))
    return told.length > 0 ? [[path, Object.fromEntries(told)] as const] : []
  })
  return Object.assign({}, description, { paths: Object.fromEntries(open) })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

type Context = Parameters<NonNullable<core.ToJSONSchemaParams['override']>>[0]

/**
 * How the description of the API tells a schema: of what is one thing on the wire and another inside (amounts, moments), what is
 * on the wire, in requests and answers alike.
 */
function describeOutside({ zodSchema, jsonSchema }: Context): void {
  const { def } = zodSchema._zod
  if (isCodec(def)) {
    for (const key of Object.keys(jsonSchema)) if (!said.has(key)) Reflect.deleteProperty(jsonSchema, key)
    const { $schema: _, ...wire } = z.toJSONSchema(def.in, { io: 'input' })
    Object.assign(jsonSchema, wire)
  }
  if (def.type === 'union') {
    const known = jsonSchema.anyOf?.filter((one) => Object.keys(one).length > 0)
    if (known) jsonSchema.anyOf = known
  }
  if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
  if (def.type === 'undefined') Object.assign(jsonSchema, { type: 'null' })
}

function isCodec(def: core.$ZodTypeDef): def is core.$ZodCodecDef {
  return def.type === 'pipe' && 'reverseTransform' in def
}
