import type { ListUnit } from '../generate.types.ts';

/** The calls of a resource. */
export function clientFile({ many, call }: ListUnit): string {
  return `import { type QueryOf, ${call} } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** The calls on ${many.words}. */
export function ${many.camel}Client(call: Call) {
  return {
    /** One page; the newest first by default. */
    list: (query: Partial<QueryOf<typeof ${call}>> = {}, signal?: AbortSignal) =>
      call(${call}, { query, signal }),
  };
}
`;
}
