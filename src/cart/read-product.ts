import type { Visit } from '#platform/visit.ts'
import type { FoundPage } from './found-page.ts'

export async function readProduct(_visit: Visit, _pasted: string): Promise<FoundPage> {
  throw new Error('the reader has not landed')
}
