export { messageChoicesMachine } from './message-choices.machine.ts';
