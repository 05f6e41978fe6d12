export { productQuestionFormMachine } from './product-question-form.machine.ts';
export { productQuestionFormVerbs, productQuestionFormView } from './product-question-form.view.ts';
