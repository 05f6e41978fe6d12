import * as z from 'zod/mini';
import { text } from '../text.ts';
import { MAX_FACT_NAME, MAX_FACT_VALUE, MAX_FACTS_CHOSEN, readFactText } from './product-facts.ts';

const FACTS = `Facts must be at most ${MAX_FACTS_CHOSEN} lines of a name, a colon and a value`;

/** Facts, one a line. */
export const FactLines = text(MAX_FACTS_CHOSEN * (MAX_FACT_NAME + MAX_FACT_VALUE + 2), 'Facts').check(
  z.refine((lines) => {
    const facts = lines.split('\n');
    return lines === '' || (facts.length <= MAX_FACTS_CHOSEN && facts.every((one) => readFactText(one)));
  }, FACTS),
);
