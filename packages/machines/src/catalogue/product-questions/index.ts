export { productQuestionsMachine } from './product-questions.machine.ts';
export { productQuestionsVerbs, productQuestionsView } from './product-questions.view.ts';
