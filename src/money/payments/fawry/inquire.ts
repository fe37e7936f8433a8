import type { InquiryAnswer } from '#money/payments/gateways/gateway.ts'
import type { FawryAccount } from './account.ts'
import { callFawry, unknownOrderCode } from './call-fawry.ts'
import { newsForm, outcomeOf, signedValues } from './news.ts'
import { isSignedWith, signatureOf, statusValues } from './signature.ts'

/** Asks Fawry what became of our reference. That it does not know it is an answer too. */
export async function inquire(account: FawryAccount, reference: string): Promise<InquiryAnswer> {
  const { merchantCode, secureKey } = account
  const signature = signatureOf(secureKey, statusValues(merchantCode, reference))
  const answer = await callFawry(account, {
    method: 'GET',
    // Verbatim: Fawry's own clients do not escape the `+` and `=` of a merchant code.
    path: `/ECommerceWeb/Fawry/payments/status/v2?merchantCode=${merchantCode}&merchantRefNumber=${reference}&signature=${signature}`,
  })
  if (answer.kind !== 'answered')
    return answer.code === unknownOrderCode || answer.status === 404 ? { kind: 'nothingYet' } : answer
  const news = newsForm.safeParse(answer.body)
  if (!news.success || news.data.merchantRefNumber !== reference) return unusable('unexpected status')
  const { messageSignature } = news.data
  if (messageSignature && !isSignedWith(secureKey, signedValues(news.data), messageSignature))
    return unusable('status with a wrong signature')
  const outcome = outcomeOf(news.data)
  return outcome ? { kind: 'outcome', outcome } : unusable(`status ${news.data.orderStatus}`)
}

function unusable(detail: string): InquiryAnswer {
  return { kind: 'unknown', status: null, detail }
}
