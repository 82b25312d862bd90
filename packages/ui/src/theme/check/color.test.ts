import { expect, test } from 'vitest';
import { hexOf, parseColor } from './color.ts';

const read = (text: string) => {
  const color = parseColor(text);
  return color && `${hexOf(color)} ${Number(color.alpha.toFixed(2))}`;
};

// As Chromium computes them.
test.each([
  ['#0b5', '#00bb55 1'],
  ['#0B5FFF80', '#0b5fff 0.5'],
  ['rebeccapurple', '#663399 1'],
  ['transparent', '#000000 0'],
  ['rgb(20 24 23 / 42%)', '#141817 0.42'],
  ['rgba(20, 24, 23, 0.42)', '#141817 0.42'],
  ['rgb(10% 20% 30%)', '#1a334d 1'],
  ['hsl(262 83% 58%)', '#7c3bed 1'],
  ['hsl(0.5turn, 100%, 25%, 50%)', '#008080 0.5'],
  ['hwb(194 0% 0%)', '#00c3ff 1'],
  ['oklch(0.6 0.2 260)', '#2e79f5 1'],
  ['oklch(60% 50% 260deg / .5)', '#2e79f5 0.5'],
  ['oklab(0.6 none none)', '#808080 1'],
  ['oklch(0.7 0.4 150)', '#00d600 1'],
  ['color-mix(in srgb, #ff0000 25%, #0000ff)', '#4000bf 1'],
  ['color-mix(in oklab, white, black)', '#636363 1'],
  ['color-mix(in oklch, #ff0000 30%, #0000ff)', '#8800ec 1'],
  ['color-mix(in srgb, #ff0000 20%, transparent)', '#ff0000 0.2'],
  ['color-mix(in srgb, #ff0000 20%, #00ff00 20%)', '#808000 0.4'],
])('reads %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '#12345',
  'rgb(1 2)',
  'CanvasText',
  'currentcolor',
  'oklch(from red l c h)',
  'rgb(calc(1) 2 3)',
  'wood',
])('does not guess what %s is', (text) => expect(parseColor(text)).toBeUndefined());
