import type { Endpoint } from '@pgm/api/contract';
import * as fc from 'fast-check';
import { plain } from '../generated-photo.ts';
import { type Choice, toFields, toSchema, toValues } from './schema-values.ts';

/** The body of a request: text of some type, or a form. */
export type FuzzBody = { readonly text: string; readonly type: string } | { readonly form: FormData };

/** Bodies of calls to an endpoint. */
export function toBodies({ body, form }: Endpoint, choice: Choice): fc.Arbitrary<FuzzBody> {
  const fitting = toValues(toSchema(body), choice);
  const json = fitting.map((value) => ({ text: JSON.stringify(value) ?? '', type: 'application/json' }));
  const text = fc
    .tuple(
      fc.oneof(fc.constantFrom('', '{', 'null', '[]', '"x"', '['.repeat(5000)), fc.string()),
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ),
    )
    .map(([content, type]) => ({ text: content, type }));
  const files = fc.tuple(fitting, file).map(([value, upload]) => ({ form: toForm(value, upload) }));
  const usualForm: fc.Arbitrary<FuzzBody> = form === 'multipart' ? files : json;
  if (!choice.isHostile) return usualForm;
  const otherForm: fc.Arbitrary<FuzzBody> = form === 'multipart' ? json : files;
  return fc.oneof(
    { arbitrary: usualForm, weight: 12 },
    { arbitrary: otherForm, weight: 1 },
    { arbitrary: text, weight: 1 },
  );
}

const IMAGE = new Uint8Array(await plain(40, 30).png().toBuffer());

const file: fc.Arbitrary<File> = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
      fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
        IMAGE,
        'Name,Quantity\nTulsi tea,5\n',
        '',
        'Name,Price\nTulsi tea,499\n',
        'Id;Name\n";x',
        '<svg onload="x"/>',
        '\ufeff"Name"\r\n=1+1\r\n',
      ),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    ),
    fc.constantFrom('file.csv', 'image.png', '../x.svg', 'x'.repeat(500), '\u202egnp.exe'),
  )
  .map(([content, name]) => new File([content], name));

/** A form of the fields; a list repeats its field, and a text of no meaning in a field for files becomes one. */
function toForm(value: unknown, upload: File): FormData {
  const data = new FormData();
  for (const [name, content] of toFields(value))
    for (const one of Array.isArray(content) ? content : [content])
      if (/^(file|image|.*Image)/.test(name)) data.append(name, upload);
      else data.append(name, typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));
  return data;
}
