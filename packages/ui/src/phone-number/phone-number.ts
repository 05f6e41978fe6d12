/** A mobile number as it is shown everywhere: '+91' and its ten digits, which a no-break space keeps on one line. */
export const dialled = (digits: string) => `+91\u00a0${digits}`;
