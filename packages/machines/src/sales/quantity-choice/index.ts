export { quantityChoiceMachine } from './quantity-choice.machine.ts';
export { quantityChoiceVerbs, quantityChoiceView } from './quantity-choice.view.ts';
