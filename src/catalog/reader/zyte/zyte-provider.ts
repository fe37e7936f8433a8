import { type AllowedHosts, mayFetch } from '#catalog/reader/fetching/fetch-target.ts'
import type { ProductProvider, ProviderAnswer } from '#catalog/reader/fetching/product-provider.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { callZyte, type ZyteAccount } from './call-zyte.ts'
import { productOfZyte, zyteAnswerForm } from './product-of-zyte.ts'

type ZyteOptions = ZyteAccount & {
  readonly callsPerDay: number
  readonly allow?: AllowedHosts
  /** Called if Zyte does not accept our key. */
  readonly alarm?: (fault: object) => void
}

/** Zyte as the provider of product data. It is asked only for addresses that we would fetch ourselves. */
export function zyteProvider(options: ZyteOptions): ProductProvider {
  const inTurn = limitAtOnce(4, 12)
  const ask = async (url: string): Promise<ProviderAnswer> => {
    if (!URL.canParse(url) || !mayFetch(new URL(url), options.allow ?? new Set())) return no('REFUSED_ADDRESS')
    const answer = await inTurn(() => callZyte(options, url))
    if (answer?.kind === 'misconfigured') {
      options.alarm?.({ status: answer.status })
      return no('MISCONFIGURED')
    }
    if (answer?.kind !== 'answered') return no('NOT_ANSWERED')
    return understood(answer.body)
  }
  return { name: 'zyte', callsPerDay: options.callsPerDay, ask }
}

function understood(body: unknown): ProviderAnswer {
  const parsed = zyteAnswerForm.safeParse(body)
  if (!parsed.success) return no('NOT_ANSWERED')
  const { statusCode = 200, product } = parsed.data
  if (statusCode === 404 || statusCode === 410) return no('NOT_FOUND')
  const facts = statusCode < 400 && product ? productOfZyte(product) : null
  return facts && product ? { ok: true, url: product.url, product: facts } : no('NO_PRODUCT')
}

const no = (reason: Extract<ProviderAnswer, { ok: false }>['reason']): ProviderAnswer => ({ ok: false, reason })
