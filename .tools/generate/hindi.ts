import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';
import { addToList } from './edits.ts';
import type { Plan } from './generate.types.ts';

const FOLDER = 'packages/ui/src/foundations/language-hi';

/** The Hindi of a title, or a marked placeholder that the author translates. */
export function toHindi(english: string, hindi: string | undefined): string {
  return hindi ?? `${english} (अनुवाद बाकी)`;
}

/**
 * The edits and the remaining steps that give titles their Hindi; a text that has Hindi needs none.
 * @param file where the words of the area stand
 */
export function planHindi(
  texts: readonly string[],
  hindi: string | undefined,
  file = 'manage-words.ts',
): Pick<Plan, 'edits' | 'next'> {
  const path = `${FOLDER}/${file}`;
  const missing = texts.filter((text) => !hasHindi(text));
  return {
    edits: missing.map((text) =>
      addToList(path, 'export const ', '\n};', `  '${text}': '${toHindi(text, hindi)}',`),
    ),
    next: hindi === undefined ? missing.map((text) => `Translate '${text}' in ${path}.`) : [],
  };
}

function hasHindi(text: string): boolean {
  return globSync(`${FOLDER}/*-words.ts`, { cwd: ROOT }).some((path) =>
    new RegExp(`^  ('${text}'|${text}):`, 'm').test(readFileSync(join(ROOT, path), 'utf8')),
  );
}
