import { pino } from 'pino';
import { expect, test } from 'vitest';
import { whenAvailable } from './when-available.ts';

test('a start on a full disk is reported in one line that names the setting', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const start = whenAvailable('', pino({ level: 'silent' }), () => Promise.reject(full));
  await expect(start).rejects.toThrow(/^DATA_DIR: its disk became full; free some space/);
});
