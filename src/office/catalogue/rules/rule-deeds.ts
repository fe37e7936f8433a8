import {
  answerRuleForm,
  proposeRule,
  proposeRuleForm,
  publishRule,
  withdrawRule,
} from '#catalog/stores/propose-rule.ts'
import { deed } from '#people/proofs/answer-deeds.ts'

/** What staff do to rules of import. */
export const ruleDeeds = {
  propose: deed(proposeRuleForm, proposeRule, 'ruleProposed'),
  publish: deed(answerRuleForm, publishRule, 'rulePublished'),
  withdraw: deed(answerRuleForm, withdrawRule, 'ruleWithdrawn'),
}
