import { changeOffice, endOfficeDay, setOfficeDay, withdrawChange } from '#fulfilment/requests/offices/change-office.ts'
import {
  endOfficeDayForm,
  officeDayForm,
  officeForm,
  withdrawChangeForm,
} from '#fulfilment/requests/offices/office-form.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What an administrator does to an office. */
export const officeDeeds = {
  change: deed(officeForm, changeOffice, 'changed'),
  withdraw: deed(withdrawChangeForm, withdrawChange, 'withdrawn'),
  setDay: deed(officeDayForm, setOfficeDay, 'daySet'),
  endDay: deed(endOfficeDayForm, endOfficeDay, 'dayEnded'),
}
