import type { Scenario } from '@pgm/machines/kit/testing';
import type { AnyStateMachine } from 'xstate';

/** A machine that stories show, with its sample events. */
export interface FlowMachine {
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
}

const flowMachines = new Map<string, FlowMachine>();

/** Remembers a machine whose stories are loaded, so that their docs page can describe it. */
export function addFlowMachine(added: FlowMachine): void {
  flowMachines.set(added.machine.id, added);
}

/** The machine with this id; `undefined` before its stories are loaded. */
export const findFlowMachine = (id: string): FlowMachine | undefined => flowMachines.get(id);
