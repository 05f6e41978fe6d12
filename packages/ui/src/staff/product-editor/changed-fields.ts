import type { I18n } from '../../foundations/language/language.tsx';
import { formatFieldValue } from './field-value.ts';
import { FIELD_LABELS } from './field-words.ts';
import type { Choice } from './product-editor.types.ts';

/** A changed field of a stored product, by the name of its column. */
export interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Columns with another name than their field. */
const FIELDS: Readonly<Record<string, string>> = {
  pricePaise: 'price',
  maximumRetailPricePaise: 'maximumRetailPrice',
};

/** Facts of the label that are a field of their own in the form, and groups of fields. */
const LABELS = new Map<string, string>(Object.entries(FIELD_LABELS));

/** The changed fields with the labels and values that the form shows; the label's facts are fields of their own. */
export function toShownFields(i18n: I18n, fields: readonly ChangedField[], choices: readonly Choice[]) {
  return fields
    .flatMap((field) => (field.name === 'labelFacts' ? toFacts(field) : [field]))
    .map(({ name: column, before, after }) => {
      const name = FIELDS[column] ?? column;
      return {
        name,
        label: i18n.t(LABELS.get(name) ?? name),
        before: formatFieldValue(i18n, name, before, choices),
        after: formatFieldValue(i18n, name, after, choices),
      };
    });
}

/** The changed facts of a label, named like their fields: the name of the maker is `makerName`. */
function toFacts({ before, after }: ChangedField): ChangedField[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((fact) => fact.before !== fact.after);
}

function flat(facts: unknown, prefix = ''): Map<string, unknown> {
  if (typeof facts !== 'object' || facts === null) return new Map();
  return new Map(
    Object.entries(facts).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      const name = prefix === '' ? key : prefix + key.charAt(0).toUpperCase() + key.slice(1);
      return typeof value === 'object' && value !== null ? [...flat(value, name)] : [[name, value]];
    }),
  );
}
