import { expect, test } from 'vitest';
import { runCatalog } from './command.ts';

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCatalog(args, (line) => lines.push(line));
  return { code, lines };
}

test('check counts the products of every game, or of the named ones', async () => {
  const all = await run('check');
  expect(all.code).toBe(0);
  expect(all.lines.at(0)).toMatch(/categories +products +runs +options/);
  expect(all.lines.at(-1)).toMatch(/^total +\d+ +\d+ +\d+ +\d+$/);
  const { lines } = await run('check', 'valorant');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['', 'valorant']);
});

test.each([[[]], [['chek']], [['toString']]])('%j names no command: all of them are listed', async (args) => {
  const { code, lines } = await run(...args);
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}check +/));
});

test('check of a game that does not exist is no check that passes', async () => {
  expect(await run('check', 'valorant', 'wow-cary')).toEqual({
    code: 1,
    lines: [expect.stringContaining('There is no game wow-cary')],
  });
});

test('schema with an argument writes nothing', async () => {
  expect(await run('schema', 'valorant')).toEqual({ code: 1, lines: [expect.stringContaining('valorant')] });
});
