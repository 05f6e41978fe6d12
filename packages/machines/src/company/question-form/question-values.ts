import type { QuestionForm } from '@pgm/api/contract';

/** The inputs of a question as typed; all text. */
export type QuestionField = keyof typeof QuestionForm.shape;

/** The fields in the order in which the user fills them. */
export const QUESTION_FIELDS: readonly QuestionField[] = ['name', 'mobile', 'question'];

export const EMPTY_QUESTION: Readonly<Record<QuestionField, string>> = { name: '', mobile: '', question: '' };
