/** The props of a text field for an Indian mobile number, typed without its country code. */
export const mobileNumber = {
  prefix: '+91',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
  className: 'figures',
} as const;
