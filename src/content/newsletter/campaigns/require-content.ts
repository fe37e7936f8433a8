import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** Campaigns belong to who may write what the shop says. */
export function requireContent({ who }: Pick<Work, 'who'>): string {
  if (who.kind !== 'staff' || !permits(who, 'content')) throw platformNo.FORBIDDEN()
  return who.id
}
