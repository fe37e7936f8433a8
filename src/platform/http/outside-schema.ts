import { type core, z } from 'zod'

type Context = Parameters<NonNullable<core.ToJSONSchemaParams['override']>>[0]

const said: ReadonlySet<string> = new Set(['$id', 'id', 'title', 'description', 'deprecated', 'examples', 'default'])

/**
 * How the description of the API tells a schema: of what is one thing on the wire and another inside (amounts, moments), what is
 * on the wire, in requests and answers alike.
 */
export function describeOutside({ zodSchema, jsonSchema }: Context): void {
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
