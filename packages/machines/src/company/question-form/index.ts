export { questionFormMachine } from './question-form.machine.ts';
export { questionFormVerbs, questionFormView } from './question-form.view.ts';
export { QUESTION_FIELDS } from './question-values.ts';
export type { QuestionField } from './question-values.ts';
