import { expect, test } from 'vitest';
import { addressNames } from './address-names.ts';
import { configurationSearch, configuredPath, readConfiguration } from './configuration-address.ts';

const option = (sendid: string, key: string, type: string, more: object = {}) => ({
  sendid,
  key,
  type,
  format: null,
  default: '',
  values: [] as { value: string; key: string }[],
  steps: [] as { key: string }[],
  ...more,
});
const values = (...keys: string[]) => keys.map((key, at) => ({ key, value: `${at + 1}` }));
const play = option('12', 'play', 'RADIO', { default: '1', values: values('self', 'piloted') });
const extras = option('13', 'extras', 'CHECKBOX', { default: '1', values: values('stream', 'mount', 'pet') });
const levels = option('14', 'levels', 'RANGE', { default: '10-20', steps: ['10', '20', '80'].map((key) => ({ key })) });
const gold = option('15', 'gold', 'AMOUNT');
const realm = option('16', 'realm', 'REALM');
const battletag = option('17', 'battletag', 'TEXT', { format: 'BATTLETAG' });
const notes = option('18', 'notes', 'TEXTAREA');
const options = [play, extras, levels, gold, realm, battletag, notes];
const preset = { 12: '1', 13: ['1'], 14: '10-20' };
const one = { value: '1', minimum: 1 };

test('the URL has no parameters for the default configuration', () => {
  expect(configurationSearch(options, preset, one)).toBe('');
  expect(readConfiguration(options, '')).toEqual({ chosen: preset, quantity: undefined });
});

test('a changed configuration round-trips through the URL by option keys', () => {
  const chosen = { 12: '2', 13: ['1', '3'], 14: '10-80', 15: '500', 16: "Pozzo dell'Eternità" };
  const search = configurationSearch(options, chosen, { value: '3', minimum: 1 });
  expect(search).toBe(
    "?play=piloted&extras=stream,pet&levels=10-80&gold=500&realm=Pozzo+dell'Eternit%C3%A0&quantity=3",
  );
  expect(readConfiguration(options, search)).toEqual({ chosen, quantity: '3' });
});

test('a saved URL contains every option, including the defaults', () => {
  const search = configurationSearch(options, preset, one, true);
  expect(search).toBe('?play=self&extras=stream&levels=10-20');
  expect(readConfiguration(options, search).chosen).toEqual(preset);
});

test('a deselected default stays deselected in the URL', () => {
  const { 13: _, ...without } = preset;
  const search = configurationSearch(options, without, one);
  expect(search).toBe('?play=self&extras=&levels=10-20');
  expect(readConfiguration(options, search).chosen).toEqual(without);
});

test('personal and free-text options are neither written to nor read from the URL', () => {
  const chosen = { ...preset, 17: 'Rowan#2134', 18: 'Call me' };
  expect(configurationSearch(options, chosen, one)).toBe('');
  expect(readConfiguration(options, '?battletag=Rowan%232134&notes=x').chosen).toEqual(preset);
  expect(addressNames(options)).not.toContain('battletag');
});

test.each(['?play=nobody', '?levels=80-10', '?levels=10', '?gold=1e3', `?realm=${'x'.repeat(201)}`, '?unknown=1'])(
  '%s leaves the default configuration unchanged',
  (search) => expect(readConfiguration(options, search)).toEqual({ chosen: preset, quantity: undefined }),
);

test('option ids are accepted in the URL in place of keys', () => {
  const path = configuredPath('wow-carry/raids/omega', [
    ['12', '2'],
    ['13', ['2', '3']],
    ['14', '20-80'],
  ]);
  expect(path).toBe('/en-us/wow-carry/raids/omega?12=2&13=2,3&14=20-80');
  const { chosen } = readConfiguration(options, new URL(path, 'http://shop.test').search);
  expect(chosen).toEqual({ 12: '2', 13: ['2', '3'], 14: '20-80' });
  expect(configuredPath('a/b', [], 4)).toBe('/en-us/a/b?quantity=4');
});

test('an option keyed "quantity" is not confused with the quantity', () => {
  const own = [option('19', 'quantity', 'AMOUNT')];
  expect(configurationSearch(own, { 19: '500' }, { value: '2', minimum: 1 })).toBe('?quantity=500');
  expect(readConfiguration(own, '?quantity=500')).toEqual({ chosen: { 19: '500' }, quantity: undefined });
});
