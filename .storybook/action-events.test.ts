import { EVENT_ID, action } from 'storybook/actions';
import { addons, mockChannel } from 'storybook/preview-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { nameEventsOfActions } from './action-events.ts';

const click = new Event('click');

describe('the actions of a story', () => {
  let shown: unknown[];
  beforeEach(() => {
    addons.setChannel(mockChannel());
    nameEventsOfActions();
    shown = [];
    addons.getChannel().on(EVENT_ID, ({ data }) => shown.push(data.args));
  });

  it.each([
    ['an event of the DOM', click],
    ['an event of React', { type: 'click', nativeEvent: click, target: {} }],
  ])('name %s by its type', (_, event) => {
    action('onClick')(event);
    expect(shown).toEqual(['click event']);
  });

  it('name an event among several arguments', () => {
    action('onPick')({ id: '7' }, click);
    expect(shown).toEqual([[{ id: '7' }, 'click event']]);
  });

  it.each([
    ['no argument', []],
    ['a list', [['1', '2']]],
    ['two facts', ['1', { quantity: 2 }]],
  ])('show %s as it is', (_, args) => {
    action('onPick')(...args);
    expect(shown).toEqual([args.length > 1 ? args : args[0]]);
  });

  it('leave other messages as they are', () => {
    const received: unknown[] = [];
    addons.getChannel().on('other', (message) => received.push(message));
    addons.getChannel().emit('other', { data: { args: click } });
    expect(received).toEqual([{ data: { args: click } }]);
  });
});
