import { z } from 'zod'
import { feedForm } from '#catalog/products/feeds/feed-form.ts'
import { type FeedView, readFeeds } from '#catalog/products/feeds/read-feeds.ts'
import { requestFeedRun, saveFeed, switchFeed } from '#catalog/products/feeds/save-feed.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

export const changeFeedForm = feedForm.extend({ why: whyField })
export const switchDeskFeedForm = z.object({ id: z.uuid(), to: z.enum(['on', 'off']), why: whyField })
export const lookNowForm = z.object({ id: z.uuid() })

const setOf = feedForm.extend({ isOn: z.boolean() })

/** Adds a feed or changes one; returns its id. */
export async function changeFeed(work: Work, { why, ...form }: z.output<typeof changeFeedForm>): Promise<string> {
  if (form.id !== null) await lockThings(work, `feed:${form.id}`)
  const before = await readSet(work, form.id)
  const id = await saveFeed(work, form)
  const after = await readSet(work, id)
  await write(work, 'feed.save', id, why, { before, after })
  return id
}

/** Switches a feed on or off; its offers stay as they are. */
export async function switchDeskFeed(work: Work, { id, to, why }: z.output<typeof switchDeskFeedForm>): Promise<void> {
  await lockThings(work, `feed:${id}`)
  const before = await readSet(work, id)
  if (before?.isOn === (to === 'on')) throw platformNo.STALE()
  await switchFeed(work, id, to === 'on')
  await write(work, to === 'on' ? 'feed.on' : 'feed.off', id, why, { before, after: await readSet(work, id) })
}

/** The next look at a feed is within a minute. Changes nothing that can be taken back. */
export async function lookNow(work: Work, { id }: z.output<typeof lookNowForm>): Promise<void> {
  await requestFeedRun(work, id)
  await audit(work, { action: 'feed.look', subject: `feed:${id}`, before: null })
}

type FeedSet = z.output<typeof setOf>
type Change = { readonly before: FeedSet | null; readonly after: FeedSet | null }

async function write(
  work: Work,
  act: 'feed.save' | 'feed.on' | 'feed.off',
  id: string,
  why: string,
  { before, after }: Change,
): Promise<void> {
  await recordChange(work, { thing: `feed:${id}`, act, before, after, why })
  await audit(work, { action: act, subject: `feed:${id}`, before, after, why })
}

async function readSet(work: Work, id: string | null): Promise<FeedSet | null> {
  const feed = id === null ? undefined : (await readFeeds(work)).find((one) => one.id === id)
  return feed ? setOfFeed(feed) : null
}

function setOfFeed(feed: FeedView): FeedSet {
  return setOf.parse(feed)
}

/** The feed as it was; one that was added is switched off, because its offers and runs name it. */
export async function restoreFeed(
  work: Work,
  { thing, before }: { readonly thing: string; readonly before: unknown },
): Promise<void> {
  const kept = setOf.nullable().parse(before)
  const id = thing.slice('feed:'.length)
  if (!kept) return switchFeed(work, id, false)
  const { isOn, ...form } = kept
  const now = await readSet(work, id)
  await saveFeed(work, form)
  if (now?.isOn !== isOn) await switchFeed(work, id, isOn)
}
