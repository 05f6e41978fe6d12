import type { Messages } from '../language/translate.ts';
import { accountWords } from './account-words.ts';
import { addressWords } from './address-words.ts';
import { agreementWords } from './agreement-words.ts';
import { bankWords } from './bank-words.ts';
import { cartWords } from './cart-words.ts';
import { checkoutWords } from './checkout-words.ts';
import { commonWords } from './common-words.ts';
import { composedWords } from './composed-words.ts';
import { contentWords } from './content-words.ts';
import { couponWords } from './coupon-words.ts';
import { filterWords } from './filter-words.ts';
import { grievanceWords } from './grievance-words.ts';
import { identityWords } from './identity-words.ts';
import { labelWords } from './label-words.ts';
import { manageWords } from './manage-words.ts';
import { messageWords } from './message-words.ts';
import { offlineWords } from './offline-words.ts';
import { orderWords } from './order-words.ts';
import { paymentWords } from './payment-words.ts';
import { pointsWords } from './points-words.ts';
import { privacyWords } from './privacy-words.ts';
import { productQuestionWords } from './product-question-words.ts';
import { profileWords } from './profile-words.ts';
import { rejectionWords } from './rejection-words.ts';
import { reviewWords } from './review-words.ts';
import { searchWords } from './search-words.ts';
import { shareWords } from './share-words.ts';
import { shellWords } from './shell-words.ts';
import { shopWords } from './shop-words.ts';
import { siteWords } from './site-words.ts';
import { stateNames } from './state-names.ts';
import { teamWords } from './team-words.ts';

/**
 * The Hindi of the texts in this library that visitors and members read, and of those that it receives by props. The
 * English text is the key.
 */
export const hi: Messages = {
  ...accountWords,
  ...addressWords,
  ...agreementWords,
  ...bankWords,
  ...cartWords,
  ...checkoutWords,
  ...commonWords,
  ...composedWords,
  ...contentWords,
  ...couponWords,
  ...filterWords,
  ...grievanceWords,
  ...identityWords,
  ...labelWords,
  ...manageWords,
  ...messageWords,
  ...offlineWords,
  ...orderWords,
  ...paymentWords,
  ...pointsWords,
  ...privacyWords,
  ...productQuestionWords,
  ...profileWords,
  ...rejectionWords,
  ...reviewWords,
  ...searchWords,
  ...shareWords,
  ...shellWords,
  ...shopWords,
  ...siteWords,
  ...stateNames,
  ...teamWords,
};
