import { GST_STATE_CODES, type INDIAN_STATES } from '@pgm/api/contract';

/** A state in the terms of the tax. */
export interface GstState {
  readonly name: string;
  /** The first two digits of a GST number of that state. */
  readonly code: string;
}

type StateName = (typeof INDIAN_STATES)[number];

/** Other names that people write for some states, in lower case. */
const OTHER_NAMES: Readonly<Record<string, StateName>> = {
  'andaman and nicobar': 'Andaman and Nicobar Islands',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
};

const STATES: ReadonlyMap<string, GstState> = new Map([
  ...Object.entries(GST_STATE_CODES).map(([name, code]) => [toKey(name), { name, code }] as const),
  ...Object.entries(OTHER_NAMES).map(
    ([other, name]) => [other, { name, code: GST_STATE_CODES[name] }] as const,
  ),
]);

/** Union territories without a legislature: there, the local part of the tax is called UTGST. */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

/** Finds a state by its written English name, in any case; undefined when there is none with that name. */
export function toGstState(written: string): GstState | undefined {
  return STATES.get(toKey(written));
}

/** Whether a state has a legislature, and therefore a state tax. */
export function hasLegislature({ code }: GstState): boolean {
  return !WITHOUT_LEGISLATURE.has(code);
}

function toKey(name: string): string {
  return name.replaceAll('&', ' and ').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
