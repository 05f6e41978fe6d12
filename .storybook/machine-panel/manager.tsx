/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from './machine-panel.tsx';

const ID = 'pgm/machine';

/** Adds the panel 'Machine' to Storybook. */
export function addMachinePanel() {
  addons.register(ID, () => {
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: 'Machine',
      render: ({ active }) => <MachinePanel isActive={active ?? false} />,
    });
  });
}
