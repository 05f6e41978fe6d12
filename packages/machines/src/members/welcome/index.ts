export { welcomeMachine } from './welcome.machine.ts';
export { welcomeVerbs, welcomeView } from './welcome.view.ts';
