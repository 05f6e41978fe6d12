import type { Endpoint } from '../endpoint.ts';
import { askProductQuestion, listProductQuestions } from './product-question.ts';
import {
  decideProductQuestion,
  getStaffProductQuestion,
  listStaffProductQuestions,
} from './staff-product-question.ts';

/** The calls on product questions. */
export const productQuestionEndpoints: readonly Endpoint[] = [
  listProductQuestions,
  askProductQuestion,
  listStaffProductQuestions,
  getStaffProductQuestion,
  decideProductQuestion,
];
