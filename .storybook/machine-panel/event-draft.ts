/** The fields of an event while they are written, each as JSON. */
export type EventDraft = readonly { readonly name: string; readonly text: string }[];

/** An event with what it carries. */
export interface SentEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What was written: the event, or the names of the fields that are no JSON. */
interface WrittenEvent {
  readonly event: SentEvent | undefined;
  readonly invalid: readonly string[];
}

/** The fields of a sample event, as they are written. */
export function toDraft(sample: SentEvent): EventDraft {
  return Object.entries(sample)
    .filter(([name, value]) => name !== 'type' && value !== undefined)
    .map(([name, value]) => ({ name, text: JSON.stringify(value) }));
}

/** The event that the fields say; a field that is left empty is left out. */
export function toEvent(type: string, draft: EventDraft): WrittenEvent {
  const fields = draft
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => ({ name, ...parse(text) }));
  const invalid = fields.filter(({ isJson }) => !isJson).map(({ name }) => name);
  if (invalid.length > 0) return { event: undefined, invalid };
  return { event: { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), type }, invalid };
}

function parse(text: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}
