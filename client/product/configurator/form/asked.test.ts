import { expect, test } from 'vitest';
import { askedOf, onlyAsked, onlyWith } from './asked.ts';

const value = (id: string, dependsOn?: { option: string; values: string[] }) => ({
  value: id,
  name: id.toUpperCase(),
  dependsOn: dependsOn ?? null,
});
const difficulty = { sendid: '1', dependsOn: null, values: [value('normal'), value('heroic'), value('mythic')] };
const loot = {
  sendid: '2',
  dependsOn: { option: '1', values: ['heroic', 'mythic'] },
  values: [value('shared'), value('own', { option: '1', values: ['mythic'] })],
};
const trophy = { sendid: '3', dependsOn: { option: '2', values: ['own'] }, values: [] };
const options = [difficulty, loot, trophy];

const asked = (chosen: Record<string, string>) =>
  [...askedOf(options, chosen)].map(([option, values]) => [option, [...values]]);

test('an option is shown once the choice it depends on is made', () => {
  expect(asked({})).toEqual([['1', ['normal', 'heroic', 'mythic']]]);
  expect(asked({ 1: 'heroic' })).toContainEqual(['2', ['shared']]);
  expect(asked({ 1: 'mythic', 2: 'own' })).toContainEqual(['3', []]);
});

test('an option that depends on a hidden option is hidden too', () => {
  expect(asked({ 1: 'normal', 2: 'own' }).map(([option]) => option)).toEqual(['1']);
});

test('an option without an available value is hidden', () => {
  const lone = { sendid: '4', values: [value('vpn', { option: '1', values: ['mythic'] })] };
  expect(askedOf([difficulty, lone], { 1: 'normal' }).has('4')).toBe(false);
  expect(askedOf([difficulty, lone], { 1: 'mythic' }).has('4')).toBe(true);
});

test('values of hidden options and unavailable values are omitted', () => {
  expect(onlyAsked(options, { 1: 'heroic', 2: 'own', 3: 'Rowan', 9: 'x' })).toEqual({ 1: 'heroic' });
  expect(onlyAsked(options, { 1: 'mythic', 2: 'own', 3: 'Rowan' })).toEqual({ 1: 'mythic', 2: 'own', 3: 'Rowan' });
  expect(onlyAsked(options, { 1: ['normal', 'nonsense'] })).toEqual({ 1: ['normal'] });
});

test('the reason names the choices that make a value available', () => {
  expect(onlyWith(loot, options)).toBe('Only with HEROIC or MYTHIC');
  expect(onlyWith(difficulty, options)).toBeUndefined();
});
