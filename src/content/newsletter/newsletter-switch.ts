import { featureSwitch } from '#platform/settings/changeable/setting.ts'

/** Whether the newsletter is offered: its form in the footer, its page and its call. Who has it keeps it. */
export const newsletterSwitch = featureSwitch('newsletterForm')
