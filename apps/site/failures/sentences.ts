import { endpoints } from '@pgm/api/contract';
import { memberSentences } from '../test/faults/member-sentences.ts';
import { pageSentences } from '../test/faults/page-sentences.ts';
import { OFFLINE, type SentenceTable, findRow, sentenceFor } from '../test/faults/sentences.ts';
import { staffSentences } from '../test/faults/staff-sentences.ts';
import { visitorSentences } from '../test/faults/visitor-sentences.ts';
import { type Fault, REJECTED } from './faults.ts';
import type { Screen } from './screen.ts';

const TABLES: readonly SentenceTable[] = [visitorSentences, memberSentences, staffSentences, pageSentences];

/** What a screen may say about a fault: one of these sentences is enough. */
export function sentencesFor({ call, flow }: Screen, { network, decision }: Fault): readonly string[] {
  const row = TABLES.map((table) => findRow(table, call, flow, '').row).find((found) => found !== undefined);
  if (row === undefined) throw new Error(`The tables of sentences have no row '${flow}' for ${call}`);
  const isPublic = endpoints.some(({ operation, policy }) => operation === call && policy === 'public');
  const lost = { ...network, kind: 'lost' } as const;
  const sentence = sentenceFor(row, decision === 'Cancel' ? lost : network, isPublic);
  // Offline every call of the screen fails, and the first one may say it.
  const others =
    network.kind === 'offline'
      ? TABLES.flatMap((table) => Object.values(table)).flatMap((flows) => flows[flow] ?? [])
      : [];
  const isPage = pageSentences[call]?.[flow] !== undefined;
  const words = [
    ...(sentence === null ? [] : [sentence]),
    ...others.flatMap((other) => sentenceFor(other, network, isPublic) ?? []),
    // The code of the error page cannot be loaded offline either.
    ...(isPage && network.kind === 'offline' ? [OFFLINE] : []),
  ];
  // A screen that has no sentence of its own for it shows the server's.
  return network.status === 422 ? [...words, REJECTED.message, REJECTED.field] : words;
}
