import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WINGS = 'catalog|client|docs|examples|schema|scripts|server|shop|tests';
const OWN_PATH = new RegExp(`^(?:${WINGS})/[\\w./-]+$`);
const documents = globSync(['*.md', `{${WINGS.replaceAll('|', ',')}}/**/*.md`]).sort();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A document and its text without fenced code. */
const prose = documents.map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '') }));

function found(pattern: RegExp, isWrong: (match: string, file: string) => boolean): string[] {
  return prose.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([, match = '']) => (isWrong(match, file) ? [`${file}: ${match}`] : [])),
  );
}

function headingsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the documents', () => {
  it('are read', () => expect(documents).toContain('README.md'));

  it('link to files and headings that exist', () => {
    const broken = found(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, (link, file) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const isPattern = (path: string) => path.includes('NNNN');
    const isHere = (path: string, file: string) => existsSync(path) || existsSync(join(dirname(file), path));
    const gone = found(/`([^`\n]+)`/g, (path, file) => OWN_PATH.test(path) && !isPattern(path) && !isHere(path, file));
    expect(gone).toEqual([]);
  });

  it('name commands that exist', () => {
    expect(found(/`npm run ([\w-]+)/g, (name) => !(name in scripts))).toEqual([]);
  });

  it('quote log messages that exist', () => {
    const code = globSync('{server,shop}/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    const quoted = /logged as `([^`]+)`/g;
    expect(found(quoted, () => true)).not.toEqual([]);
    expect(found(quoted, (message) => !code.some((source) => source.includes(message)))).toEqual([]);
  });
});
