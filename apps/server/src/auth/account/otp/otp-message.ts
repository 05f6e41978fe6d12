/** The text of the SMS. Its last line lets phones fill in the code at `host` and nowhere else (WebOTP). */
export function otpMessage(brandName: string, code: string, host: string): string {
  return [
    `${code} is your ${brandName} code. It is good for 5 minutes. Do not tell it to anyone.`,
    '',
    `@${host} #${code}`,
  ].join('\n');
}
