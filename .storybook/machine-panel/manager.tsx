/** @jsxRuntime classic */
// Storybook compiles its manager's JSX to React.createElement.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { MachinePanel } from './machine-panel.tsx';
import { saveStepsInAddress } from './steps-in-address.ts';

const ID = 'pgm/machine';
const PANEL = `${ID}/panel`;

/** Adds the panel 'Machine' to Storybook. */
export function addMachinePanel() {
  addons.register(ID, (api) => {
    const channel = addons.getChannel();
    if (channel) saveStepsInAddress(api, channel, PANEL);
    addons.add(PANEL, {
      type: types.PANEL,
      title: 'Machine',
      // A story without a machine has no such tab.
      disabled: (parameters) => parameters?.['flow'] === undefined,
      render: ({ active }) => <MachinePanel isActive={active ?? false} />,
    });
  });
}
