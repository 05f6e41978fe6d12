import type { Messages, Translate } from '../language/translate.ts';

/** A sentence with placeholders, prepared for matching. */
interface Form {
  readonly english: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function toForm(english: string): Form {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fixed = english.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`));
  return { english, names, pattern: new RegExp(`^${fixed.join('(.+)')}$`, 's') };
}

/**
 * Translates texts that are sentences of `forms` with inserted values, such as 'Only 3 left of Forest Honey';
 * undefined when the text matches none. Values that are sentences themselves, like the name of a field, are
 * translated too.
 */
export function toComposed(forms: Messages, translate: Translate): (text: string) => string | undefined {
  const known = Object.keys(forms).map(toForm);
  return (text) => {
    for (const { english, names, pattern } of known) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const values = names.map((name, at) => [name, translate(found[at + 1] ?? '')] as const);
      return translate(english, Object.fromEntries(values));
    }
    return undefined;
  };
}
