export { mobileFormMachine } from './mobile-form.machine.ts';
export { mobileFormVerbs, mobileFormView } from './mobile-form.view.ts';
export { mobileStep } from './mobile-step.ts';
