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

type Look = (typeof LOOKS)[number];

/** Every state of every machine, with the stories that show it, in each theme and language, on a phone and on a desk. */
export function StatesPage() {
  const machines = useLoaded(loadStates);
  const [look, setLook] = useState<Look>(LOOKS[0]);
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
      <label className="states-look">
        Thumbnails{' '}
        <select
          value={look.name}
          onChange={({ currentTarget }) =>
            setLook(LOOKS.find(({ name }) => name === currentTarget.value) ?? LOOKS[0])
          }
        >
          {LOOKS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {machines.map((one) => (
        <Machine key={one.machine} {...one} look={look} />
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

interface MachineProps extends MachineStates {
  /** That of the thumbnails. */
  readonly look: Look;
}

/** A machine; the list of its stories is made when a reader opens it. */
function Machine({ machine, domain, states, look }: MachineProps) {
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
      {isOpen && <Views machine={machine} states={states} look={look} />}
    </details>
  );
}

function Views({ machine, states, look }: Omit<MachineProps, 'domain'>) {
  return (
    <div className="docs-table" role="region" aria-label={`The states of ${machine}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Story</th>
            {WIDTHS.map((width) => (
              <th key={width} scope="col">
                {width === 'phone' ? 'Phone' : 'Desktop'}
              </th>
            ))}
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
                {WIDTHS.map((width) => (
                  <td key={width}>
                    <Thumbnail id={id} look={look} width={width} />
                  </td>
                ))}
                {LOOKS.map((one) => (
                  <td key={one.name}>
                    {WIDTHS.map((width) => (
                      <a
                        key={width}
                        href={`./?path=/story/${id}&globals=${one.globals};viewport.value:${width}`}
                        target="_blank"
                        rel="noreferrer"
                        aria-label={`${name}: ${one.name}, ${width}`}
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

interface ThumbnailProps {
  readonly id: string;
  readonly look: Look;
  readonly width: (typeof WIDTHS)[number];
}

/** A story, small and only to look at; it loads when it is scrolled to. */
function Thumbnail({ id, look, width }: ThumbnailProps) {
  return (
    <div className="states-thumbnail" data-width={width} inert>
      {/* A document of this Storybook: it is trusted as this page is. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        loading="lazy"
        title={`${id} on a ${width}`}
        src={`./iframe.html?id=${id}&viewMode=story&globals=${look.globals}`}
      />
    </div>
  );
}
