import type { Permission } from '#people/access/permissions.ts'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import { m } from '#words/messages.js'
import { moneyQueues } from './money-queues.ts'

/** A place where goods, orders or money wait for staff: what stands in it, who works on it, and how soon they should. */
export type Queue = {
  readonly key: string
  /** Below `/{lang}/ops`. */
  readonly path: string
  readonly name: () => string
  readonly icon: IconName
  readonly group: 'goods' | 'pickup' | 'people' | 'money'
  readonly permission: Permission
  readonly states: readonly ItemState[]
  /** What the shop sets itself; null where the pace is not ours (a seller, a carrier). */
  readonly targetHours: number | null
}

/** In the order that goods flow. */
export const queues: readonly Queue[] = [
  {
    key: 'review',
    path: 'review',
    name: m.console_review,
    icon: 'eye',
    group: 'goods',
    permission: 'review',
    states: ['processing', 'pending_review'],
    targetHours: 12,
  },
  {
    key: 'purchase',
    path: 'purchase',
    name: m.console_purchase,
    icon: 'card',
    group: 'goods',
    permission: 'purchase',
    states: ['pending_purchase'],
    targetHours: 24,
  },
  {
    key: 'warehouse',
    path: 'warehouse',
    name: m.console_warehouse,
    icon: 'scan',
    group: 'goods',
    permission: 'receive',
    states: ['shipped_from_seller'],
    targetHours: null,
  },
  {
    key: 'packages',
    path: 'warehouse/packages',
    name: m.console_packages,
    icon: 'box',
    group: 'goods',
    permission: 'receive',
    states: ['received_at_warehouse', 'ready_for_shipping'],
    targetHours: 72,
  },
  {
    key: 'shipments',
    path: 'shipments',
    name: m.console_shipments,
    icon: 'plane',
    group: 'goods',
    permission: 'customs',
    states: ['shipped_to_destination', 'arrived_uae'],
    targetHours: null,
  },
  {
    key: 'hub',
    path: 'hub',
    name: m.console_hub,
    icon: 'building',
    group: 'goods',
    permission: 'hub',
    states: ['in_shipping_process', 'arrived_hub'],
    targetHours: null,
  },
  {
    key: 'discrepancies',
    path: 'discrepancies',
    name: m.orders_case_desk,
    icon: 'warning',
    group: 'goods',
    permission: 'discrepancies',
    states: [],
    targetHours: 24,
  },
  {
    key: 'gaps',
    path: 'pieces',
    name: m.custody_gaps,
    icon: 'link',
    group: 'goods',
    permission: 'discrepancies',
    states: [],
    targetHours: 24,
  },
  {
    key: 'late',
    path: 'late',
    name: m.expectations_late_title,
    icon: 'clock',
    group: 'goods',
    permission: 'orders',
    states: [],
    targetHours: 0,
  },
  {
    key: 'requests',
    path: 'requests',
    name: m.console_requests,
    icon: 'list',
    group: 'pickup',
    permission: 'requests',
    states: ['prepare_for_pickup', 'pending_pickup', 'preparing_package', 'preparing_shipment', 'pending_delivery'],
    targetHours: 24,
  },
  {
    key: 'couriers',
    path: 'couriers',
    name: m.couriers_waybills,
    icon: 'truck',
    group: 'pickup',
    permission: 'couriers',
    states: [],
    targetHours: 4,
  },
  {
    key: 'pickup-desk',
    path: 'pickup-desk',
    name: m.console_pickup_desk,
    icon: 'box',
    group: 'pickup',
    permission: 'pickup-desk',
    states: ['ready_for_pickup'],
    targetHours: null,
  },
  {
    key: 'comments',
    path: 'comments',
    name: m.orders_comments_desk,
    icon: 'mail',
    group: 'people',
    permission: 'comments',
    states: [],
    targetHours: 8,
  },
  {
    key: 'national-ids',
    path: 'national-ids',
    name: m.people_ids_title,
    icon: 'user',
    group: 'people',
    permission: 'national-ids',
    states: [],
    targetHours: 24,
  },
  {
    key: 'returns',
    path: 'returns',
    name: m.console_returns,
    icon: 'refresh',
    group: 'people',
    permission: 'returns',
    states: [],
    targetHours: 48,
  },
  {
    key: 'cancellations',
    path: 'cancellations',
    name: m.console_cancellations,
    icon: 'stop',
    group: 'people',
    permission: 'support',
    states: [],
    targetHours: 24,
  },
  {
    key: 'write-offs',
    path: 'write-offs',
    name: m.console_write_offs,
    icon: 'warning',
    group: 'people',
    permission: 'support',
    states: [],
    targetHours: 48,
  },
  ...moneyQueues,
]
