import { type Failure, type Result, fail, ok } from '@pgm/api/contract';

/** A decision of staff, once it was tried. */
interface TriedDecision<Row> {
  readonly decided: Result<unknown, Failure<'notFound' | 'conflict'>>;
  /** The version of the record that staff have seen. */
  readonly version: number;
  /** Reads the record as it is now. */
  readonly find: () => Promise<Row | undefined>;
  readonly notFound: Result<never, Failure<'notFound'>>;
}

/** The result of a decision: the record as it is now. A conflict has it too, unless staff have seen just that. */
export async function toDecidedRecord<Row extends { readonly version: number }>({
  decided,
  version,
  find,
  notFound,
}: TriedDecision<Row>): Promise<
  Result<{ readonly success: true; readonly data: Row }, Failure<'notFound' | 'conflict'>>
> {
  if (!decided.ok && decided.failure.code === 'notFound') return decided;
  const current = await find();
  if (!current) return notFound;
  if (decided.ok) return ok({ success: true, data: current });
  return fail({ ...decided.failure, ...(current.version !== version && { current }) });
}
