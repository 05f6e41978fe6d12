/**
 * A mobile number in its display form: '+91' and its ten digits, with a no-break space so that they stay on one
 * line.
 */
export const dialled = (digits: string) => `+91\u00a0${digits}`;
