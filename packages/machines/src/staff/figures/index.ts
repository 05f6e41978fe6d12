export { FIRST_PERIOD, figuresMachine } from './figures.machine.ts';
export { figuresVerbs, figuresView } from './figures.view.ts';
