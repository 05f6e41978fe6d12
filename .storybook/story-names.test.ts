import { describe, expect, it } from 'vitest';
import { listNamedStories } from './story-names.ts';

const list = (stories: string) =>
  listNamedStories(`export default { title: 'Flows/Lamp' };\n${stories}`, {
    fileName: 'lamp.stories.tsx',
    makeTitle: (title) => title ?? '',
  }).map(({ exportName, name, title }) => ({ exportName, name, title }));

describe('The index of stories', () => {
  it('has the name that a flow story gives itself', () => {
    expect(list("export const OnDim = flow.at('on.dim', { name: 'A little light', via: ['on'] });")).toEqual([
      { exportName: 'OnDim', name: 'A little light', title: 'Flows/Lamp' },
    ]);
  });

  it('has the name of the export for a flow story without one', () => {
    expect(list("export const OnDim = flow.at('on.dim');")).toEqual([
      { exportName: 'OnDim', name: 'On Dim', title: 'Flows/Lamp' },
    ]);
  });

  it('has the name of the export for a story whose sample has a name', () => {
    expect(list("export const Conflict = stories.conflict({ name: 'Night lamp' });")).toEqual([
      { exportName: 'Conflict', name: 'Conflict', title: 'Flows/Lamp' },
    ]);
  });

  it('has the names of other stories as Storybook reads them', () => {
    expect(list("export const Bright = { name: 'Very bright' };\nexport const Off = {};")).toEqual([
      { exportName: 'Bright', name: 'Very bright', title: 'Flows/Lamp' },
      { exportName: 'Off', name: 'Off', title: 'Flows/Lamp' },
    ]);
  });
});
