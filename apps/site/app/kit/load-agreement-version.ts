import type { ArticlesClient } from '@pgm/api/client/articles';

/** The version of the agreement that is valid now; undefined when it could not be loaded. */
export async function loadAgreementVersion(
  client: Pick<ArticlesClient, 'policies'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const policies = await client.policies(signal);
  return policies.ok ? policies.value.find(({ slug }) => slug === 'agreement')?.version : undefined;
}
