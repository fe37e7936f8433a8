import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { ActionType } from '#selling/orders/pending-actions.ts'
import { m } from '#words/messages.js'

type ActionText = { readonly icon: IconName; readonly action: string; readonly title: string; readonly note: string }

/** What a pending action asks of the customer (spec §4). */
export function actionText(type: ActionType): ActionText {
  switch (type) {
    case 'PendingPayment':
      return { icon: 'card', action: m.account_act_pay(), title: m.account_ask_pay(), note: m.account_ask_pay_note() }
    case 'ArrivedToEgypt':
      return {
        icon: 'bag',
        action: m.account_act_arrived(),
        title: m.account_ask_arrived(),
        note: m.account_ask_arrived_note(),
      }
    case 'MissingInfo':
      return {
        icon: 'edit',
        action: m.account_act_info(),
        title: m.account_ask_info(),
        note: m.account_ask_info_note(),
      }
    case 'AgreeToFees':
      return {
        icon: 'stop',
        action: m.account_act_fees(),
        title: m.account_ask_fees(),
        note: m.account_ask_fees_note(),
      }
    case 'ChooseForItem':
      return {
        icon: 'warning',
        action: m.account_act_case(),
        title: m.account_ask_case(),
        note: m.account_ask_case_note(),
      }
    case 'HoldOrder':
      return {
        icon: 'stop',
        action: m.account_act_hold(),
        title: m.account_ask_hold(),
        note: m.account_ask_hold_note(),
      }
  }
}
