/** When a caller may try again, in seconds. */
const RETRY_SECONDS = 3;

/** What a caller is shown while the server is busy. */
export const BUSY = {
  code: 'aborted',
  message: `The server is busy. Please try again in ${RETRY_SECONDS} seconds.`,
  retryAfterSeconds: RETRY_SECONDS,
} as const;

/** Thrown when so much work of a kind waits that more of it would only wait longer. The failure is {@link BUSY}. */
export class Busy extends Error {
  override readonly name = 'Busy';
}
