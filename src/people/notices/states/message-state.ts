export type MessageState = 'queued' | 'sent' | 'delivered' | 'read' | 'failed'

type Times = {
  readonly sentAt: Date | null
  readonly deliveredAt: Date | null
  readonly readAt: Date | null
  readonly failedAt: Date | null
}

/** How far a message is. What arrived cannot fail any more, whatever comes later. */
export function messageState({ sentAt, deliveredAt, readAt, failedAt }: Times): MessageState {
  if (readAt) return 'read'
  if (deliveredAt) return 'delivered'
  if (failedAt) return 'failed'
  return sentAt ? 'sent' : 'queued'
}
