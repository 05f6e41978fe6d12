import pg from 'pg';
import type { Subscription } from './database.ts';

/** How long to wait before the next attempt to restore a lost connection, in ms. */
const RETRY_MS = 1000;

/** Listens for notices on its own connection, and connects again when that is lost. */
export async function listenTo(
  databaseUrl: string,
  channel: string,
  onChange: (text: string) => void,
): Promise<Subscription> {
  let isLive = false;
  let isStopped = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: databaseUrl });
    client.on('notification', ({ payload = '' }) => onChange(payload));
    client.on('error', reconnectLater);
    client.on('end', reconnectLater);
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    onChange('');
    isLive = true;
  };
  const reconnectLater = () => {
    isLive = false;
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => connect().catch(reconnectLater), RETRY_MS);
  };

  await connect();
  return {
    isLive: () => isLive,
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}
