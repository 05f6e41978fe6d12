import { fail, getPolicy, listPolicies, ok } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PolicyRepository } from './policy.repository.ts';

/** The calls of visitors on the policies. */
export function policyRoutes({ catalogueCache, db, now, publications }: Platform) {
  const repository = new PolicyRepository(db, now);
  const cache: Pick<Platform['catalogueCache'], 'get'> = {
    get: async (key, make) => {
      await publications();
      return catalogueCache.get(key, make);
    },
  };
  return [
    route(
      listPolicies,
      async ({ query }) => ok({ success: true, data: await repository.list(query.language) }),
      { cache },
    ),
    route(
      getPolicy,
      async ({ params, query }) => {
        const policy = await repository.find(params.slug, query.language, query.version);
        return policy ? ok({ success: true, data: policy }) : VERSION_NOT_FOUND;
      },
      { cache },
    ),
  ];
}

/** A version that is not valid yet is not found either. */
const VERSION_NOT_FOUND = fail({ code: 'notFound' as const, message: 'Version not found' });
