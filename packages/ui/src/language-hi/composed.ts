import type { Messages, Translate } from '../language/index.ts';

/** A sentence with holes, ready to be found by what fills them. */
interface Form {
  readonly english: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function formOf(english: string): Form {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fixed = english.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`));
  return { english, names, pattern: new RegExp(`^${fixed.join('(.+)')}$`, 's') };
}

/**
 * Finds what sentences of `forms` say when they come with their values in them, such as 'Only 3 left of Forest Honey':
 * undefined when it is none of them. Values that are sentences themselves, like the name of a field, are said too.
 */
export function composedOf(forms: Messages, say: Translate): (text: string) => string | undefined {
  const known = Object.keys(forms).map(formOf);
  return (text) => {
    for (const { english, names, pattern } of known) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const values = names.map((name, at) => [name, say(found[at + 1] ?? '')] as const);
      return say(english, Object.fromEntries(values));
    }
    return undefined;
  };
}
