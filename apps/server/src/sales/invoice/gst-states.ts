import type { INDIAN_STATES } from '@pgm/api/contract';

/** A state in the terms of the tax. */
export interface GstState {
  readonly name: string;
  /** The first two digits of a GST number of that state. */
  readonly code: string;
}

type StateName = (typeof INDIAN_STATES)[number];

const CODES: Readonly<Record<StateName, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

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
  ...Object.entries(CODES).map(([name, code]) => [toKey(name), { name, code }] as const),
  ...Object.entries(OTHER_NAMES).map(([other, name]) => [other, { name, code: CODES[name] }] as const),
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
