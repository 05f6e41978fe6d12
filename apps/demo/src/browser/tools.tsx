import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Exchange } from '../exchange.ts';
import { type SentMessage, readMessages } from './messages.ts';
import { type MadeCall, type Network, TROUBLES } from './network.ts';
import './tools.css';

interface ToolsProps {
  readonly network: Network;
  /** Asks the server without the network in between. */
  readonly server: Exchange;
}

/** Below the page, in English: the calls that it made, what the next ones meet, and the messages that people were sent. */
export function Tools({ network, server }: ToolsProps) {
  const calls = useSyncExternalStore(network.subscribe, network.calls);
  return (
    <details className="tools">
      <summary>Calls and messages</summary>
      <div className="tools-columns">
        <table>
          <caption>Calls</caption>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Times</th>
              <th scope="col">Response</th>
              <th scope="col">The next ones meet</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <CallRow key={call.operation} call={call} onDisturb={network.disturb} />
            ))}
          </tbody>
        </table>
        <Messages network={network} server={server} />
      </div>
    </details>
  );
}

interface CallRowProps {
  readonly call: MadeCall;
  readonly onDisturb: Network['disturb'];
}

function CallRow({ call: { operation, count, status, trouble = '' }, onDisturb }: CallRowProps) {
  return (
    <tr>
      <th scope="row">{operation}</th>
      <td>{count}</td>
      <td>{status ?? '–'}</td>
      <td>
        <select
          aria-label={`What ${operation} meets`}
          value={trouble}
          onChange={({ target }) => onDisturb(operation, target.value || undefined)}
        >
          <option value="">the server</option>
          {TROUBLES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </td>
    </tr>
  );
}

function Messages({ network, server }: ToolsProps) {
  const [messages, setMessages] = useState<readonly SentMessage[]>([]);
  useEffect(() => {
    const read = () => void readMessages(server).then(setMessages);
    read();
    // A call may have sent one.
    return network.subscribe(read);
  }, [network, server]);
  return (
    <section aria-label="Messages">
      <h2>SMS and mails</h2>
      <ol>
        {messages.map(({ channel, to, body }, index) => (
          <li key={messages.length - index}>
            {channel} to {to}: {body}
          </li>
        ))}
      </ol>
    </section>
  );
}
