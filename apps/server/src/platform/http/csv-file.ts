import type { Context } from 'hono';
import { toStream } from './to-stream.ts';

/** A CSV file that a call responds with. */
export class CsvFile {
  /** Its name, such as 'sales.csv'. */
  readonly name: string;
  /** Its parts, each made when the receiver is ready for it. */
  readonly texts: AsyncGenerator<string>;

  constructor(name: string, texts: AsyncGenerator<string>) {
    this.name = name;
    this.texts = texts;
  }
}

/** The response with a file. */
export function csvResponse(context: Context, { name, texts }: CsvFile): Response {
  return context.body(toStream(texts), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
