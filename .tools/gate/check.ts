import { runStages } from './stages.ts';
import { staticGates } from './static-gates.ts';

await runStages([staticGates], 2);
