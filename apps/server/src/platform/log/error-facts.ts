/**
 * What a log line may say of an error: what it is and where it was thrown. Messages of database errors repeat the
 * values of a query, which can be a person's name or number.
 */
export function errorFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    // A field `name` is personal data for the log.
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}
