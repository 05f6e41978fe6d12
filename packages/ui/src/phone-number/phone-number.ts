/** Ten digits as they are dialled and read, in one piece: '+91 98765 43210' with no-break spaces. */
export const dialled = (digits: string) => `+91\u00a0${digits.slice(0, 5)}\u00a0${digits.slice(5)}`;
