import { NewProductQuestion, type OwnProductQuestion } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';

const EMPTY = { text: '' };

/** The form with which a member asks about a product. Provide `saveRecord` with the call. */
export const productQuestionFormMachine = createRecordForm<
  NewProductQuestion,
  OwnProductQuestion,
  typeof EMPTY
>(NewProductQuestion, { id: 'product-question-form', empty: EMPTY });
