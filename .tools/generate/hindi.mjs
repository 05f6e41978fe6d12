import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { addToList } from './edits.mjs';

const FOLDER = 'packages/ui/src/foundations/language-hi';
const WORDS = `${FOLDER}/manage-words.ts`;

/** The Hindi of a title, or a marked placeholder that the author translates. */
export function toHindi(english, hindi) {
  return hindi ?? `${english} (अनुवाद बाकी)`;
}

/** The edits and the remaining steps that give titles their Hindi; a text that has Hindi needs none. */
export function planHindi(texts, hindi) {
  const missing = texts.filter((text) => !hasHindi(text));
  return {
    edits: missing.map((text) =>
      addToList(WORDS, 'export const manageWords', '\n};', `  '${text}': '${toHindi(text, hindi)}',`),
    ),
    next: hindi === undefined ? missing.map((text) => `Translate '${text}' in ${WORDS}.`) : [],
  };
}

function hasHindi(text) {
  return globSync(`${FOLDER}/*-words.ts`, { cwd: ROOT }).some((path) =>
    new RegExp(`^  ('${text}'|${text}):`, 'm').test(readFileSync(join(ROOT, path), 'utf8')),
  );
}
