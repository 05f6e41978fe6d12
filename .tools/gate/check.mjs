import { ensureInstalled } from '../install/packages.mjs';
import { runStages } from './stages.mjs';
import { staticGates } from './static-gates.mjs';

await ensureInstalled();
await runStages([staticGates], 2);
