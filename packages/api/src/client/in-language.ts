import type { Endpoint, Language } from '../contract/index.ts';
import type { Call } from './call.ts';

/**
 * The same calls for a reader of a language: each call with a `language` asks for it. English is what the API sends
 * without one.
 */
export function inLanguage(call: Call, language: Language): Call {
  if (language === 'en') return call;
  return (endpoint, input) => {
    if (!hasLanguage(endpoint)) return call(endpoint, input);
    const asked = 'query' in input ? input.query : {};
    return call(endpoint, Object.assign({}, input, { query: { language, ...Object(asked) } }));
  };
}

function hasLanguage({ query }: Endpoint): boolean {
  return query !== undefined && 'shape' in query && 'language' in Object(query.shape);
}
