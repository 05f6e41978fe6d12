import type { Step } from '../flow-stories/flow-parameters.ts';

/** Where a machine is, and how it got there. */
export interface ReachedState {
  /** The machine's id, such as `lead-form`. */
  readonly machine: string;
  readonly state: string;
  /** All steps from the start of the machine on. */
  readonly way: readonly Step[];
}

/** The code of a story that opens here; it belongs into the file of the stories of the `flow`. */
export function toStoryCode({ state, way }: ReachedState): string {
  const via = way.map(toStoryStep).join(', ');
  // A story names one of several parallel regions.
  const [region = ''] = state.split(' & ');
  return `export const ${toName(state)} = flow.at(${quoted(region)}, { via: [${via}] });\n`;
}

/**
 * The code of a test that gets here; it belongs into the file of the machine's tests. Where the machine reads the clock,
 * the test has to provide the actor `readClock`.
 */
export function toTestCode({ machine, state, way }: ReachedState): string {
  const name = machine.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = way.map(toWords);
  const title = `is in ${state} after ${names.join(', ') || 'its start'}`;
  return [
    `it(${quoted(title)}, () => {`,
    '  const clock = new SimulatedClock();',
    `  const actor = createActor(${name}Machine, { clock }).start();`,
    ...way.map((step) => `  ${toTestStep(step, `${name}Scenario`)};`),
    `  expect(stateName(actor.getSnapshot().value)).toBe(${quoted(state)});`,
    '});\n',
  ].join('\n');
}

/** A step in words: for the title of a test, and for the log. */
export function toWords(step: Step): string {
  if (typeof step === 'string') return step;
  if ('passMs' in step) return `${step.passMs / 1000} s`;
  return step.child === undefined ? step.event.type : `${step.child}: ${step.event.type}`;
}

function toStoryStep(step: Step): string {
  if (typeof step === 'string') return quoted(step);
  if ('passMs' in step) return `later(${step.passMs / 1000})`;
  const event = toLiteral(step.event);
  return step.child === undefined ? `{ event: ${event} }` : `toChild(${quoted(step.child)}, ${event})`;
}

function toTestStep(step: Step, scenario: string): string {
  if (typeof step === 'string') return `actor.send(${scenario}.${step})`;
  if ('passMs' in step) return `clock.increment(${step.passMs})`;
  const children = step.child?.split('/').map((name) => `.getSnapshot().children[${quoted(name)}]?`) ?? [];
  return `actor${children.join('')}.send(${toLiteral(step.event)})`;
}

/** `editing.invalid & closed` as `EditingInvalidClosed`. */
function toName(state: string): string {
  return state.replaceAll(/(?:^|[^\dA-Za-z]+)([\dA-Za-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A value as the formatter writes it in TypeScript. */
export function toLiteral(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (!(value instanceof Object)) return String(value);
  const fields = Object.entries(value).map(([key, one]) => `${toKey(key)}: ${toLiteral(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const toKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
