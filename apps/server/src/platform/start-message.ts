import type { Config } from './config.ts';
import type { DatabaseConnection } from './database/database.ts';

/** What a person who has just started the server wants to know. */
export function startMessage(config: Config, database: DatabaseConnection['kind'], address: string): string {
  const lines = [
    `Ready at ${address}`,
    `  database   ${database}${config.databaseUrl === undefined ? ` in ${config.dataDir}` : ''}`,
    `  API        ${address}/docs`,
  ];
  return `${lines.join('\n')}\n`;
}
