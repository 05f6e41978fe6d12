import type { Messages } from '../language/translate.ts';
import { articleWords } from './article-words.ts';
import { associateWords } from './associate-words.ts';
import { auditWords } from './audit-words.ts';
import { companyWords } from './company-words.ts';
import { interestWords } from './interest-words.ts';
import { correctionWords } from './correction-words.ts';
import { couponFormWords } from './coupon-form-words.ts';
import { dataWords } from './data-words.ts';
import { mediaWords } from './media-words.ts';
import { mergeWords } from './merge-words.ts';
import { noticeWords } from './notice-words.ts';
import { payoutWords } from './payout-words.ts';
import { productEditorWords } from './product-editor-words.ts';
import { productQuestionStaffWords } from './product-question-staff-words.ts';
import { importWords } from './import-words.ts';
import { recordWords } from './record-words.ts';
import { registerWords } from './register-words.ts';
import { peopleWords } from './people-words.ts';
import { reviewStaffWords } from './review-staff-words.ts';
import { staffAccountWords } from './staff-account-words.ts';
import { staffWords } from './staff-words.ts';

/** The Hindi of the texts that only staff read. */
export const staffHi: Messages = {
  ...associateWords,
  ...auditWords,
  ...articleWords,
  ...companyWords,
  ...interestWords,
  ...correctionWords,
  ...couponFormWords,
  ...dataWords,
  ...importWords,
  ...mediaWords,
  ...mergeWords,
  ...noticeWords,
  ...payoutWords,
  ...productEditorWords,
  ...productQuestionStaffWords,
  ...recordWords,
  ...registerWords,
  ...peopleWords,
  ...reviewStaffWords,
  ...staffAccountWords,
  ...staffWords,
};
