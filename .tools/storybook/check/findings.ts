import type { PageFacts } from './inspect-page.ts';
import type { StorybookRecord } from './record-storybook.ts';
import type { Entry } from './storybook-index.ts';
import type { Visit } from './visits.ts';

/** What is at fault: its kind in a word, and a sentence. */
export interface Finding {
  readonly kind: string;
  readonly message: string;
}

/** The longest docs page that can still be read, in pixels. */
const MAX_DOCS_HEIGHT = 10_000;

/** The tag of a story that shows what is hidden or closed: nothing. */
const SHOWS_NOTHING = 'shows-nothing';

/**
 * What is at fault in a story or a docs page.
 * @param heard what the page said while it loaded and played
 * @param record what `recordStorybook` heard
 * @param facts what `inspectPage` saw
 */
export function toFindings(
  { entry, theme }: Visit,
  heard: readonly Finding[],
  record: StorybookRecord,
  facts: PageFacts,
): Finding[] {
  // A story may name its own theme.
  const isDark = (record.globals['theme'] ?? theme) === 'dark';
  const otherGrounds = facts.grounds.filter((ground) => ground.isDark !== isDark).map(({ of }) => of);
  const findings: Finding[] = [
    ...heard.filter(({ message }) => !repeatsAny(message, record.errors)),
    ...record.errors.map((message) => ({ kind: 'red', message })),
    ...record.violations.map((rule) => ({ kind: 'axe', message: rule })),
    ...facts.brokenImages.map((image) => ({ kind: 'image', message: image })),
  ];
  const add = (kind: string, message: string) => findings.push({ kind, message });
  if (facts.isRed && record.errors.length === 0) add('red', 'Storybook shows an error instead');
  // A play moves the focus as a person does, and the browser scrolls to it.
  if (facts.scrollY !== 0 && !hasTag(entry, 'play-fn'))
    add('scroll', `the page is scrolled to ${facts.scrollY} px`);
  if (otherGrounds.length > 0)
    add('ground', `${isDark ? 'light' : 'dark'} behind ${[...new Set(otherGrounds)].join(', ')}`);
  // A docs page has the tags that all of its stories have.
  const isMeantBlank = entry.type === 'story' && hasTag(entry, SHOWS_NOTHING);
  if (facts.isBlank && !isMeantBlank) add('blank', 'nothing is visible');
  if (!facts.isBlank && isMeantBlank)
    add('blank', `something is visible, against the tag '${SHOWS_NOTHING}'`);
  if (entry.type === 'docs' && facts.height > MAX_DOCS_HEIGHT) add('length', `${facts.height} px`);
  if (facts.isTooWide) add('width', 'the page scrolls sideways');
  return findings;
}

function hasTag({ tags = [] }: Entry, tag: string): boolean {
  return tags.includes(tag);
}

/** Storybook also prints the error of a play to the console, with the name of its class. */
function repeatsAny(message: string, errors: readonly string[]): boolean {
  return errors.some((error) => message.includes(error.slice(error.indexOf(': ') + 2).slice(0, 80)));
}

/** A finding as a line: its kind, where it is, and the start of its message. */
export function toLine({ entry, theme, language, width }: Visit, { kind, message }: Finding): string {
  const start = message.replace(/\s+/g, ' ').slice(0, 200);
  return `${kind.padEnd(8)} ${entry.id}  ${theme} ${language} ${width}  ${start}`;
}
