/** The shape of a planted tree; index 0 is the top, and every parent has a smaller index than its child. */
const CHAINS = 10;
export const CHAIN_LENGTH = 2000;

const BATCH = 50_000;

/** A row of a table, by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs SQL with parameters and returns the rows. */
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>;

/** The ids of the associates that the tasks need. */
export interface PlantedTree {
  readonly top: string;
  readonly wide: string;
  readonly chainTops: readonly string[];
  readonly chainEnds: readonly string[];
  readonly chainMiddles: readonly string[];
  /** Some associates with between 500 and 2,000 below. */
  readonly leaders: readonly string[];
  /** Any associate outside of the chains. */
  readonly anyAssociate: () => string;
}

/**
 * Plants a tree of `size` associates, counters included: a tenth is directly below one of them, ten chains are
 * 2,000 deep, and each other associate is below any earlier one.
 */
export async function plantTree(query: Query, size: number): Promise<PlantedTree> {
  const { parents, chains, wide } = toShape(size);
  const firstOfChains = chains[0]?.first ?? size;
  const { directs, totals } = countMembers(parents);
  for (let from = 0; from < size; from += BATCH) {
    const part = (numbers: readonly number[]) => `{${numbers.slice(from, from + BATCH).join(',')}}`;
    await query(ASSOCIATES, [from, Math.min(from + BATCH, size) - 1]);
    await query(TREE_NODES, [from, part(parents), part(directs), part(totals)]);
  }
  await query('vacuum analyze users');
  await query('vacuum analyze associates');
  return {
    top: associateId(0),
    wide: associateId(wide),
    chainTops: chains.map(({ first }) => associateId(first)),
    chainEnds: chains.map(({ last }) => associateId(last)),
    chainMiddles: chains.map(({ first }) => associateId(first + CHAIN_LENGTH / 2)),
    leaders: findIndexes(totals, (total, index) => total >= 500 && total <= 2000 && index < firstOfChains),
    anyAssociate: () => associateId(Math.floor(random() * firstOfChains)),
  };
}

let state = 1;

/** The same random numbers in each run, from 0 to below 1. */
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

/** The id of a planted associate. */
function associateId(index: number): string {
  return `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
}

function toShape(size: number) {
  const parents = [-1];
  const wide = 1;
  parents.push(0);
  const crowd = Math.floor(size / 10);
  const chained = CHAINS * CHAIN_LENGTH;
  while (parents.length < size - crowd - chained) parents.push(Math.floor(random() * parents.length));
  while (parents.length < size - chained) parents.push(wide);
  const chains = Array.from({ length: CHAINS }, () => {
    const first = parents.length;
    parents.push(0);
    while (parents.length < first + CHAIN_LENGTH) parents.push(parents.length - 1);
    return { first, last: parents.length - 1 };
  });
  return { parents, chains, wide };
}

function countMembers(parents: readonly number[]): { directs: number[]; totals: number[] } {
  const directs = parents.map(() => 0);
  const totals = parents.map(() => 0);
  for (let index = parents.length - 1; index > 0; index -= 1) {
    const parent = parents[index] ?? 0;
    directs[parent] = (directs[parent] ?? 0) + 1;
    totals[parent] = (totals[parent] ?? 0) + (totals[index] ?? 0) + 1;
  }
  return { directs, totals };
}

function findIndexes(
  numbers: readonly number[],
  isWanted: (number: number, index: number) => boolean,
): string[] {
  return numbers.flatMap((number, index) => (isWanted(number, index) ? [associateId(index)] : []));
}

const ID = (prefix: string, number: string) =>
  `('00000000-0000-${prefix}-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** A member joined every few minutes; names have the distribution of a real company: few are very common. */
const ASSOCIATES = `
  with names as (select
    string_to_array('Aarav,Aditi,Ajay,Amit,Anita,Anjali,Arjun,Asha,Deepak,Divya,Gaurav,Geeta,Kamla,Kavita,Kiran,Lakshmi,Manoj,Meena,Mohan,Neha,Pooja,Priya,Rahul,Rajesh,Ravi,Rekha,Sanjay,Shanti,Sunita,Vijay', ',') as first,
    string_to_array('Agarwal,Bose,Chauhan,Das,Devi,Gupta,Iyer,Jain,Joshi,Kumar,Mehta,Mishra,Nair,Patel,Prasad,Rao,Reddy,Sahu,Sharma,Singh,Verma,Yadav', ',') as last)
  insert into users (id, username, first_name, last_name, email, mobile, roles, created_at)
  select ${ID('4000', 'n')}, 'bench' || n, first[1 + abs(hashtext('f' || n)) % cardinality(first)],
    last[1 + abs(hashtext('l' || n)) % cardinality(last)], 'bench' || n || '@example.in',
    (6000000000 + n)::text, '{MEMBER}', now() - (1000000 - n) * interval '150 seconds'
  from names, generate_series($1::int, $2::int) as n`;

const TREE_NODES = `
  insert into associates (id, user_id, parent_id, referral_code, direct_count, total_count, created_at)
  select ${ID('7000', 'n')}, ${ID('4000', 'n')}, case when parent >= 0 then ${ID('7000', 'parent')} end,
    'B' || n, directs, total, now() - (1000000 - n) * interval '150 seconds'
  from (
    select $1::int + position::int - 1 as n, parent, directs, total
    from unnest($2::text::int[], $3::text::int[], $4::text::int[])
      with ordinality as planted (parent, directs, total, position)
  ) as numbered`;
