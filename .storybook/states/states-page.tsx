import { useState } from 'react';
import { StoryLink } from '../docs/story-link.tsx';
import { useLoaded } from '../docs/use-loaded.ts';
import { type MachineStates, type Modules, listStates } from './list-states.ts';
import '../docs/docs.css';
import './states.css';

const machineFiles = import.meta.glob<Modules[string]>('../../packages/machines/src/*/*/*.{list,machine}.ts');
const storyFiles = import.meta.glob<Modules[string]>('../../apps/site/app/**/*.stories.tsx');

/** The views of a story, as what the toolbar chooses; each at both widths. */
const LOOKS = [
  { name: 'Light, English', globals: 'theme:light;language:en' },
  { name: 'Light, Hindi', globals: 'theme:light;language:hi' },
  { name: 'Dark, English', globals: 'theme:dark;language:en' },
  { name: 'Dark, Hindi', globals: 'theme:dark;language:hi' },
] as const;
const WIDTHS = ['phone', 'desktop'] as const;

/** Every state of every machine, with the stories that show it, in each theme and language, on a phone and on a desk. */
export function StatesPage() {
  const machines = useLoaded(loadStates);
  if (machines === undefined) return <p role="status">All stories are loaded…</p>;
  const states = machines.flatMap((one) => one.states);
  const missing = states.filter(({ stories }) => stories.length === 0).length;
  return (
    <>
      <p>
        {machines.length} machines, {states.length} states,{' '}
        {states.reduce((sum, { stories }) => sum + stories.length, 0)} stories.{' '}
        {missing === 0 ? (
          'Every state has a story.'
        ) : (
          <strong className="states-missing">{missing} without a story.</strong>
        )}
      </p>
      {machines.map((one) => (
        <Machine key={one.machine} {...one} />
      ))}
    </>
  );
}

const loadStates = async () => listStates(await loadAll(machineFiles), await loadAll(storyFiles));

async function loadAll(files: Readonly<Record<string, () => Promise<Modules[string]>>>): Promise<Modules> {
  return Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const)),
  );
}

/** A machine; the list of its stories is made when a reader opens it. */
function Machine({ machine, domain, states }: MachineStates) {
  const [isOpen, setOpen] = useState(false);
  const missing = states.filter(({ stories }) => stories.length === 0);
  return (
    <details className="states-machine" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {domain} / {machine}: {states.length} {states.length === 1 ? 'state' : 'states'}
        {missing.length > 0 && (
          <strong className="states-missing">
            {' '}
            without a story: {missing.map(({ state }) => state).join(', ')}
          </strong>
        )}
      </summary>
      {isOpen && <Views machine={machine} states={states} />}
    </details>
  );
}

function Views({ machine, states }: Pick<MachineStates, 'machine' | 'states'>) {
  return (
    <div className="docs-table" role="region" aria-label={`The states of ${machine}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Story</th>
            {LOOKS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.flatMap(({ state, stories }) =>
            stories.map(({ id, name }) => (
              <tr key={id}>
                <td>
                  <code>{state}</code>
                </td>
                <th scope="row">
                  <StoryLink id={id} name={name} />
                </th>
                {LOOKS.map((look) => (
                  <td key={look.name}>
                    {WIDTHS.map((width) => (
                      <a
                        key={width}
                        href={`./?path=/story/${id}&globals=${look.globals};viewport.value:${width}`}
                        target="_blank"
                        rel="noreferrer"
                        aria-label={`${name}: ${look.name}, ${width}`}
                      >
                        {width}
                      </a>
                    ))}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
