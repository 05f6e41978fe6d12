/** An expected failure of the generator; its message says what is wrong and what to do. */
export class GenerateError extends Error {}
