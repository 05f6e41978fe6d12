import { SAMPLE_PASSWORD, sampleAccounts } from './seed/sample-accounts.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseConnection } from './platform/database/database.ts';

/** What a person who has just started the server wants to know. */
export function startMessage(config: Config, database: DatabaseConnection['kind'], address: string): string {
  const lines = [
    `Ready at ${address}`,
    `  database   ${database}${config.databaseUrl === undefined ? ` in ${config.dataDir}` : ''}`,
    `  API        ${address}/docs`,
    ...(config.profile === 'local' ? localHints(address) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** With what, and where, everything can be tried. */
function localHints(address: string): string[] {
  const names = sampleAccounts.map(({ username }) => username).join(', ');
  return [
    `  outbox     ${address}/dev/outbox (every SMS and mail that would be sent)`,
    `  accounts   ${names}; password ${SAMPLE_PASSWORD}`,
  ];
}
