import { COMPANY_FACT_LABELS, type CompanyFact } from '@pgm/api/contract';
import { SAMPLE_PASSWORD, sampleAccounts } from './seed/sample-accounts.ts';
import type { Config } from './platform/config.ts';
import type { DatabaseConnection } from './platform/database/database.ts';

interface Started {
  readonly database: DatabaseConnection['kind'];
  readonly address: string;
  /** The facts of the company without which the shop is not open. */
  readonly missing: readonly CompanyFact[];
}

/** What a person who has just started the server wants to know. */
export function startMessage(config: Config, { database, address, missing }: Started): string {
  const lines = [
    `Ready at ${address}`,
    `  database   ${database}${config.databaseUrl === undefined ? ` in ${config.dataDir}` : ''}`,
    `  API        ${address}/docs`,
    ...(missing.length > 0 ? closedHints(address, missing) : []),
    ...(config.profile === 'local' ? localHints(address) : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Why the shop is not open, and where that is changed. */
function closedHints(address: string, missing: readonly CompanyFact[]): string[] {
  const names = missing.map((fact) => COMPANY_FACT_LABELS[fact]).join(', ');
  return [`  closed     the shop opens when an administrator sets at ${address}/dashboard/company: ${names}`];
}

/** With what, and where, everything can be tried. */
function localHints(address: string): string[] {
  const names = sampleAccounts.map(({ username }) => username).join(', ');
  return [
    `  outbox     ${address}/dev/outbox (every SMS and mail that would be sent)`,
    `  accounts   ${names}; password ${SAMPLE_PASSWORD}`,
  ];
}
