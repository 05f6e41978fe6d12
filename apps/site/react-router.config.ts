import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start: there are few, and the next navigation then needs no extra request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
