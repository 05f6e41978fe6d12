import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentFacts } from './component-facts.ts';

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

/** One function makes all of them. */
const ICONS = 'src/foundations/icon/icons.tsx';

/** They stand in a portal, and the conformance test renders without one. */
const IN_A_PORTAL = ['Dialog', 'FormDialog', 'RecordDialog'];

describe('A component that takes the attributes of HTML', () => {
  const api = new API({ cwd: ui });
  afterAll(() => api.close());
  let taking: readonly string[] = [];

  beforeAll(() => {
    const tsconfig = `${ui}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (!project) throw new Error('TypeScript has no project for the components.');
    taking = globSync('src/**/*.tsx', { cwd: ui })
      .filter((path) => !/\.(stories|test)\.tsx$/.test(path) && path !== ICONS)
      .flatMap((path) => componentFacts(project, ui + path))
      .filter(({ argTypes }) => argTypes['className']?.isNative)
      .map(({ displayName }) => displayName);
  });

  it('is known by its props', () => {
    expect(taking).toEqual(expect.arrayContaining(['Badge', 'Button', 'TextField']));
    // It has none of them.
    expect(taking).not.toContain('GroupPoints');
  });

  it('has a line in the conformance test', () => {
    const conformance = readFileSync(`${ui}src/conformance.test.tsx`, 'utf8');
    const tested = [...conformance.matchAll(/^ {2}(\w+): (?:<|\()/gm)].map(([, name]) => name);
    const untested = taking.filter((name) => !tested.includes(name) && !IN_A_PORTAL.includes(name));
    expect(untested).toEqual([]);
  });
});
