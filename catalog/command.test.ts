import { expect, test } from 'vitest';
import { runCatalog } from './command.ts';

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCatalog(args, (line) => lines.push(line));
  return { code, lines };
}

test('check prints counts for every game, or only for the named games', async () => {
  const all = await run('check');
  expect(all.code).toBe(0);
  expect(all.lines.at(0)).toMatch(/categories +products +runs +options/);
  expect(all.lines.at(-1)).toMatch(/^total +\d+ +\d+ +\d+ +\d+$/);
  const { lines } = await run('check', 'valorant');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['', 'valorant']);
});

test.each([[[]], [['chek']], [['toString']]])(
  '%j is an unknown command: all commands are listed and the exit code is 1',
  async (args) => {
    const { code, lines } = await run(...args);
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}check +/));
  },
);

test('check of an unknown game fails', async () => {
  expect(await run('check', 'valorant', 'wow-cary')).toEqual({
    code: 1,
    lines: [expect.stringContaining('There is no game wow-cary')],
  });
});

test('schema with an argument is rejected', async () => {
  expect(await run('schema', 'valorant')).toEqual({ code: 1, lines: [expect.stringContaining('valorant')] });
});
