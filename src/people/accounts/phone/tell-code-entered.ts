import { smsSender } from '#people/notices/notices.ports.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { openCodePhone } from './code-phone.ts'

const tries = 6

/** Tells the provider of codes that one came by SMS and was entered, where it asks to be told. */
export const tellCodeEntered: Handler = {
  name: 'people.tell-code-entered',
  on: 'account.codeEntered',
  lane: 'sms',
  tries,
  async handle({ write, ports }, { codeId }) {
    const { tellEntered } = ports.get(smsSender)
    if (!tellEntered) return
    const phone = await write(async (work) => {
      const query = work.db.selectFrom('phone_codes').select('phone').where('id', '=', codeId)
      const code = await query.executeTakeFirst()
      return code && openCodePhone(work, codeId, code.phone)
    })
    if (phone && !(await tellEntered(phone))) throw new Error('The provider of codes was not told that one was entered')
  },
}
