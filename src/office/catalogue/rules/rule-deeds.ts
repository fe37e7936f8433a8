import {
  answerRuleForm,
  endLimitForm,
  proposeLimit,
  proposeLimitEnd,
  proposeLimitForm,
  proposeRule,
  proposeRuleForm,
  publishRule,
  withdrawRule,
} from '#catalog/stores/propose-rule.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What staff do to rules of import and to limits of personal use. */
export const ruleDeeds = {
  propose: deed(proposeRuleForm, proposeRule, 'ruleProposed'),
  proposeLimit: deed(proposeLimitForm, proposeLimit, 'ruleProposed'),
  endLimit: deed(endLimitForm, proposeLimitEnd, 'ruleProposed'),
  publish: deed(answerRuleForm, publishRule, 'rulePublished'),
  withdraw: deed(answerRuleForm, withdrawRule, 'ruleWithdrawn'),
}
