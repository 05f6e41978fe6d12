/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DARK_RULES, MAIL_COLOURS, MAIL_RADIUS, MAIL_TEXT, paint } from './mail-paint.ts';

const css = readFileSync(new URL('../foundations/theme/theme.css', import.meta.url), 'utf8');

/** The value of a token of theme.css. */
const readToken = (name: string) => new RegExp(`^  --${name}: ([^;]+);`, 'm').exec(css)?.[1];
const toPx = (rem: string | undefined) => Number.parseFloat(rem ?? '') * 16;

describe('the look of mails', () => {
  it.each(Object.entries(MAIL_COLOURS))('has the token %s', (name, { light, dark }) => {
    expect(`light-dark(${light}, ${dark})`).toBe(readToken(`color-${name}`));
  });

  it.each(Object.entries(MAIL_TEXT))('has the text size %s', (name, { fontSize, lineHeight }) => {
    expect(fontSize).toBe(toPx(readToken(`text-${name}`)));
    expect(lineHeight).toBe(`${toPx(readToken(`text-${name}--line-height`))}px`);
  });

  it.each(Object.entries(MAIL_RADIUS))('has the corners %s', (name, px) => {
    expect(px).toBe(toPx(readToken(`radius-${name}`)));
  });

  it('names each colour of an element, so that the dark theme replaces it', () => {
    const { className, style } = paint({ ink: 'ink', ground: 'paper', line: 'line' });
    expect(style).toEqual({ color: '#15211a', backgroundColor: '#f3f5ef', borderColor: '#cfd6ca' });
    for (const name of className.split(' ')) expect(DARK_RULES).toContain(`.${name}{`);
  });
});
