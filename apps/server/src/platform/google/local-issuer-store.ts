import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Stores the issuer's data in memory; `client` is read again each time, since its list of addresses grows. */
export function localIssuerStore(client: () => AdapterPayload): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  return (model) => {
    const toKey = (id: string) => `${model}:${id}`;
    return {
      find: async (id) => (model === 'Client' ? client() : entries.get(toKey(id))),
      upsert: async (id, payload) => {
        // Sessions are not saved, so that a developer can choose another login each time.
        if (model !== 'Session') entries.set(toKey(id), payload);
      },
      consume: async (id) => {
        const payload = entries.get(toKey(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(toKey(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };
}
