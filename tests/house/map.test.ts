import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const map = readFileSync('docs/map.md', 'utf8');
const rooms = globSync('{client,server,shop,catalog,tests}/*')
  .filter((path) => statSync(path).isDirectory() && globSync(`${path}/**/*.*`).length > 0)
  .sort();

describe('docs/map.md', () => {
  it('lists every module folder', () => {
    expect(rooms.filter((room) => !map.includes(`\`${room}/\``))).toEqual([]);
  });

  it('lists no folder that does not exist', () => {
    const named = [...map.matchAll(/`((?:client|server|shop|catalog|tests)\/[a-z0-9-]+)\/`/g)].map((match) => match[1]);
    expect(named.filter((room) => !rooms.includes(room ?? ''))).toEqual([]);
  });

  it('is linked from a README of at most 160 lines', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme.split('\n').length).toBeLessThanOrEqual(161);
    expect(readme).toContain('docs/map.md');
  });
});

const FOLDER = 'docs/decisions';
const MAX_WORDS = 400;
const files = readdirSync(FOLDER).sort();
const records = files.map((file) => ({ file, ...parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) }));

/** Undefined when it is missing, so that a test can name it. */
function parse(text: string) {
  const [, number, title] = /^# (\d{4})\. (\S.+)\n/.exec(text) ?? [];
  const [, date] = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
  const [, status] = /^Status: (.+)$/m.exec(text) ?? [];
  const [, replaces] = /^Replaces: \[\d{4}\]\((.+)\)$/m.exec(text) ?? [];
  const body = text.slice(text.indexOf('\n', text.indexOf('\nStatus: ') + 1));
  return { number, title, date, status, replaces, words: body.match(/\S*\w\S*/g)?.length ?? 0 };
}

const where = (fails: (record: (typeof records)[number]) => boolean) =>
  records.filter(fails).map(({ file }) => `${FOLDER}/${file}`);

describe('the records of docs/decisions', () => {
  it('begin with "# 0123. Title", under the number of their file', () => {
    expect(where(({ file, number, title }) => !title || number !== file.slice(0, 4))).toEqual([]);
  });

  it('have unique numbers', () => {
    expect(where(({ number }) => records.filter((other) => other.number === number).length > 1)).toEqual([]);
  });

  it('have a line "Date: YYYY-MM-DD"', () => {
    expect(where(({ date }) => date === undefined || Number.isNaN(Date.parse(date)))).toEqual([]);
  });

  it('have a line "Status: accepted" or "Status: replaced by [0123](0123-title.md)"', () => {
    expect(
      where(({ status = '' }) => status !== 'accepted' && !/^replaced by \[\d{4}\]\(.+\.md\)$/.test(status)),
    ).toEqual([]);
  });

  it('link to each other when one replaces another', () => {
    const replaced = records.flatMap(({ file, status = '' }) => {
      const by = /\((.+)\)/.exec(status)?.[1];
      return by ? [`${by} replaces ${file}`] : [];
    });
    const replacing = records.flatMap(({ file, replaces }) => (replaces ? [`${file} replaces ${replaces}`] : []));
    expect(replacing).toEqual(replaced);
  });

  it(`explain their decision in at most ${MAX_WORDS} words`, () => {
    expect(where(({ words }) => words > MAX_WORDS)).toEqual([]);
  });
});

it('the README has every command of package.json', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\\| \`npm (run )?${name}\\b`).test(readme));
  expect(missing).toEqual([]);
});

it('every relative link of a document leads to a file', () => {
  const documents = globSync(['*.md', '{docs,schema,shop}/**/*.md']);
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(document), target)))
      .map((target) => `${target} in ${document}`),
  );
  expect(documents.length).toBeGreaterThan(records.length);
  expect(broken).toEqual([]);
});
