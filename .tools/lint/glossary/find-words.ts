import { IDENTIFIER_PATTERNS, IDENTIFIER_WORDS, PHRASES } from './banned-words.ts';
import { isExcepted } from './exceptions.ts';

/** A word that is no term of the project, and what to write. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
}

/** Names of the platform and of libraries. */
const FOREIGN_NAMES = new Set([
  'anyOf',
  'expectTypeOf',
  'indexOf',
  'keepFeatures',
  'lastIndexOf',
  'toEqualTypeOf',
  'valueOf',
]);

/** The words of a name in camel case, Pascal case, kebab case or capitals, in lower case. */
function wordsOfName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** What a name should not be called, and what to write; undefined where it is fine. */
export function bannedInName(name: string, file: string): BannedWord | undefined {
  if (FOREIGN_NAMES.has(name) || isExcepted(file, name)) return undefined;
  const word = wordsOfName(name).find((part) => Object.hasOwn(IDENTIFIER_WORDS, part));
  const instead = word === undefined ? undefined : IDENTIFIER_WORDS[word];
  if (word !== undefined && instead !== undefined) return { word, instead };
  const pattern = IDENTIFIER_PATTERNS.find(([matcher]) => matcher.test(name));
  return pattern && { word: name, instead: pattern[1] };
}

/**
 * What a string should not be called that is a name in code, such as the type of an event, the key of a stored value or an
 * operation: one word, or several with dots and hyphens. Samples of tests and the addresses of texts are free.
 */
export function bannedInCode(text: string, file: string): BannedWord | undefined {
  if (FREE_STRINGS.test(file) || !/^[a-z][\w-]*(?:[.:][\w-]+)*$/.test(text)) return undefined;
  return bannedInName(text, file);
}

const FREE_STRINGS =
  /\.(test|stories|spec)\.tsx?$|\/(test|e2e|fixtures|seed|first-texts|content)\/|^\.storybook\/guides\//;

/** The old words in a comment, a test title or a document; what is quoted as code is a name. */
export function bannedInProse(text: string, file: string): BannedWord[] {
  const prose = text.replaceAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"|\]\([^)]*\)|https?:\S+|\{@link [^}]*\}/g, ' ');
  return PHRASES.flatMap(([matcher, instead]) => {
    const word = matcher.exec(prose)?.[0].trim();
    return word === undefined || isExcepted(file, word) ? [] : [{ word, instead }];
  });
}
