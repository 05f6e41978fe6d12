import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What the issuer has handed out, in memory; `client` is looked up anew each time, since its addresses grow. */
export function localIssuerStore(client: () => AdapterPayload): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      find: async (id) => (model === 'Client' ? client() : entries.get(keyOf(id))),
      upsert: async (id, payload) => {
        // Nobody stays signed in, so that a developer can be somebody else each time.
        if (model !== 'Session') entries.set(keyOf(id), payload);
      },
      consume: async (id) => {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
    };
  };
}
