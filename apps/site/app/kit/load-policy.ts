import type { ArticlesClient } from '@pgm/api/client/articles';
import type { PolicySlug, PolicyText } from '@pgm/api/contract';
import { unavailable } from './unavailable.ts';

/** A policy in the version that is valid now, or in an older one by the day from which it was valid. */
export async function loadPolicy(
  client: Pick<ArticlesClient, 'policy'>,
  slug: PolicySlug,
  version: string | undefined,
  signal: AbortSignal,
): Promise<PolicyText> {
  const policy = await client.policy(slug, version, signal);
  if (policy.ok) return policy.value;
  const { failure } = policy;
  // What is no day is no version either.
  throw unavailable(failure.code === 'invalid' ? { ...failure, code: 'notFound' } : failure);
}
