import { type CatalogueChange, type ReadCall, listName } from './catalogue-change.ts';

/** What an entry takes besides its content: the key in the map, the sets, and an id in them. */
const ENTRY_BYTES = 500;
const ID_BYTES = 100;

/** An entry larger than this share of the whole is not cached: it would push out too many others. */
const MAX_SHARE = 0.1;

const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** What a maker made. */
export interface Made<Value> {
  readonly value: Value;
  /** Absent: it goes to those who wait for it, and is not cached. */
  readonly source?: Source;
}

/** What makes a value out of date, and its size. */
interface Source {
  /** The text that visitors get: a change of a product whose id is in it makes it out of date. */
  readonly text: string;
  /** The calls that it is made from. */
  readonly calls: readonly ReadCall[];
  /** The memory that the value takes. */
  readonly bytes: number;
}

interface Entry<Value> {
  readonly value: Value;
  /** The ids in it: to look one up takes no time, to search all texts for it some milliseconds. */
  readonly ids: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly bytes: number;
}

/** A value that is being made. */
interface Making<Value> {
  readonly value: Promise<Value>;
  /** The changes since its begin. */
  readonly changes: (CatalogueChange | undefined)[];
}

interface CacheOptions {
  /** False while notices of change may be missed; nothing comes from the cache then. */
  readonly isTrusted: () => boolean;
  /** The memory of all entries with their keys, in bytes. 0: nothing is cached, and each request has its own value. */
  readonly maxBytes: number;
}

/**
 * Caches responses until the data behind them changes, the least recently used ones leave first. Requests that come
 * while a value is made wait for it, unless a change came in between. A value that such a change touches is sent but not
 * cached. Only a maker decides that its value is cached: with the key of something that does not exist it gives no source,
 * so that invented addresses fill nothing.
 */
export class ResponseCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  /** The values that a new request may wait for. */
  readonly #shared = new Map<string, Making<Value>>();
  readonly #making = new Set<Making<Value>>();
  readonly #isTrusted: () => boolean;
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor({ isTrusted, maxBytes }: CacheOptions) {
    this.#isTrusted = isTrusted;
    this.#maxBytes = maxBytes;
  }

  /** Look-ups since the start, and the size in bytes. */
  get stats(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#bytes };
  }

  /** The number of cached values. */
  get size(): number {
    return this.#entries.size;
  }

  /** Deletes the cached values that a change makes out of date; without one, all. */
  clear(change?: CatalogueChange): void {
    this.#shared.clear();
    for (const { changes } of this.#making) changes.push(change);
    for (const [key, entry] of this.#entries) if (isTouched(entry, change)) this.#forget(key);
  }

  /** The value for `key`: the cached one, the one that another request makes now, or the one that `make` makes. */
  async get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    if (this.#maxBytes === 0) return (await make()).value;
    const entry = this.#entries.get(key);
    if (entry && this.#isTrusted()) {
      // A map is in the order of insertion: the most recently used comes last.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#hits += 1;
      return entry.value;
    }
    this.#misses += 1;
    const { value } = this.#shared.get(key) ?? this.#begin(key, make);
    return value;
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Making<Value> {
    const changes: (CatalogueChange | undefined)[] = [];
    const value = async () => {
      try {
        const made = await make();
        this.#save(key, made, changes);
        return made.value;
      } finally {
        this.#making.delete(making);
        if (this.#shared.get(key) === making) this.#shared.delete(key);
      }
    };
    const making: Making<Value> = { value: Promise.resolve().then(value), changes };
    this.#making.add(making);
    this.#shared.set(key, making);
    return making;
  }

  #save(
    key: string,
    { value, source }: Made<Value>,
    changes: readonly (CatalogueChange | undefined)[],
  ): void {
    const maxBytes = this.#maxBytes * MAX_SHARE;
    if (source === undefined || source.bytes > maxBytes || !this.#isTrusted()) return;
    const ids = new Set(source.text.match(ID));
    const bytes = ENTRY_BYTES + 2 * key.length + ids.size * ID_BYTES + source.bytes;
    const entry = { value, ids, lists: new Set(source.calls.map(listName)), bytes };
    if (bytes > maxBytes || changes.some((change) => isTouched(entry, change))) return;
    this.#forget(key);
    this.#entries.set(key, entry);
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

function isTouched(
  { ids, lists }: Pick<Entry<unknown>, 'ids' | 'lists'>,
  change: CatalogueChange | undefined,
) {
  return !change || change.ids.some((id) => ids.has(id)) || change.lists.some((list) => lists.has(list));
}
