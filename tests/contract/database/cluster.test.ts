import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';

const RUN = `
  import { startPostgres } from '#scripts/setup/postgres.ts';
  console.log((await startPostgres()).url);
  setInterval(() => {}, 1_000);`;

test.each(ENGINES.filter((engine) => engine === 'postgres'))(
  'an interrupted test run ends its cluster of %s',
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: join(import.meta.dirname, '../../..'),
    });
    const gone = once(child, 'exit');
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    child.kill('SIGINT');
    expect(await gone).toEqual([null, 'SIGINT']);
    await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED');
  },
);
