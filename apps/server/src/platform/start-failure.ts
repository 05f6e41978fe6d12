/** A reason not to start that an operator can mend; printed as one sentence, without a stack trace or a secret. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
