/** A lead or a question with the code of the link that brought its visitor. */
export type Sponsored<Form> = Form & { readonly sponsorCode?: string };

/**
 * Adds the code of the link that brought the visitor. What reads it is loaded only now; a browser that cannot load or read it
 * sends the form as it is.
 */
export async function withSponsor<Form extends object>(form: Form): Promise<Sponsored<Form>> {
  try {
    const { referralCode } = await import('../../auth/sponsor/referral.ts');
    const sponsorCode = await referralCode();
    return sponsorCode === undefined ? form : { ...form, sponsorCode };
  } catch {
    return form;
  }
}
