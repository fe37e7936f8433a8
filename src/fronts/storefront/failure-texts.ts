import { m } from '#words/messages.js'

export type FailureKind = 'missing' | 'forbidden' | 'busy' | 'offline' | 'fault'

type FailureText = {
  readonly drawing: 'storm' | 'offline' | 'locked' | 'lost'
  readonly title: () => string
  readonly happened: () => string
  readonly whatToDo: () => string
}

/** What a page says where it could not be shown. */
export const failureTexts: Readonly<Record<FailureKind, FailureText>> = {
  missing: {
    drawing: 'lost',
    title: m.storefront_not_found_title,
    happened: m.storefront_not_found_text,
    whatToDo: m.storefront_not_found_do,
  },
  forbidden: {
    drawing: 'locked',
    title: m.storefront_forbidden_title,
    happened: m.storefront_forbidden_text,
    whatToDo: m.storefront_forbidden_do,
  },
  busy: {
    drawing: 'storm',
    title: m.storefront_busy_title,
    happened: m.storefront_busy_text,
    whatToDo: m.storefront_busy_do,
  },
  offline: {
    drawing: 'offline',
    title: m.storefront_offline_title,
    happened: m.storefront_offline_text,
    whatToDo: m.storefront_offline_do,
  },
  fault: {
    drawing: 'storm',
    title: m.storefront_fault_title,
    happened: m.storefront_fault_text,
    whatToDo: m.storefront_fault_do,
  },
}

/** A device without a connection explains a failure before any status does; a known status explains itself. */
export function failureKind(status: number, isOnline: boolean): FailureKind {
  if (status === 404) return 'missing'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 429) return 'busy'
  return isOnline ? 'fault' : 'offline'
}
