/**
 * Writes the files with which the form of an address finds city and state by the PIN code, from the postal codes of India
 * by GeoNames: `npm run pin-codes -- IN.txt`. A file has the codes with the same first two digits.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';

const FOLDER = join(ROOT, 'apps/site/public/pin-codes');

/** The digits that all codes of a file share. */
const PREFIX = 2;

/** The names of the form for states that GeoNames calls otherwise. */
const STATES: Readonly<Record<string, string>> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};

/** The districts of Ladakh, which GeoNames still lists under Jammu and Kashmir. */
const LADAKH = ['Kargil', 'Leh'];

/** What people write in an address for districts that GeoNames calls otherwise. */
const CITIES: Readonly<Record<string, string>> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Gurgaon: 'Gurugram',
  'Jyotiba Phule Nagar': 'Amroha',
  'K.V.Rangareddy': 'Rangareddy',
  'Kanpur Nagar': 'Kanpur',
  'Karim Nagar': 'Karimnagar',
  MORBI: 'Morbi',
  'Mahabub Nagar': 'Mahabubnagar',
  Pondicherry: 'Puducherry',
  'Sant Ravidas Nagar': 'Bhadohi',
  'Surendra Nagar': 'Surendranagar',
  TIRUPPUR: 'Tiruppur',
  'Yamuna Nagar': 'Yamunanagar',
};

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file IN.txt of GeoNames: npm run pin-codes -- IN.txt');

/** How many post offices of a code are in each city, which is `state\tcity`. */
const votes = new Map<string, Map<string, number>>();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, pin = '', , state = '', , district = ''] = line.split('\t');
  if (!/^\d{6}$/.test(pin) || district === '') continue;
  const place = `${toState(state, district)}\t${toCity(state, district)}`;
  const ofPin = votes.get(pin) ?? new Map<string, number>();
  votes.set(pin, ofPin.set(place, (ofPin.get(place) ?? 0) + 1));
}

/** The codes of each city by state, without the digits that all of the file share. */
const files = new Map<string, Record<string, Record<string, string>>>();
for (const [pin, ofPin] of [...votes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  // A code can belong to several districts; most of its post offices are in the first.
  const [[place = ''] = []] = [...ofPin].toSorted(([, a], [, b]) => b - a);
  const [state = '', city = ''] = place.split('\t');
  const prefix = pin.slice(0, PREFIX);
  const file = files.get(prefix) ?? {};
  files.set(prefix, file);
  const cities = (file[state] ??= {});
  cities[city] = [cities[city], pin.slice(PREFIX)].filter(Boolean).join(' ');
}

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (name.endsWith('.json')) rmSync(join(FOLDER, name));
for (const [prefix, file] of files)
  writeFileSync(join(FOLDER, `${prefix}.json`), `${JSON.stringify(file)}\n`);
console.info(`${votes.size} PIN codes in ${files.size} files`);

function toState(state: string, district: string): string {
  return LADAKH.includes(district) ? 'Ladakh' : (STATES[state] ?? state);
}

function toCity(state: string, district: string): string {
  if (state === 'Delhi') return 'Delhi';
  return CITIES[district] ?? district.replace(/ ?\(.*\)$/, '');
}
