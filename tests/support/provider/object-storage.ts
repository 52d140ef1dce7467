import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ObjectStorage } from '#shop/config/object-storage.ts';

// S3 signs the path of a bucket as it is sent, with its trailing slash. This server drops the slash.
const START = `
  const v4 = require('@20minutes/s3rver/lib/signature/v4');
  const { getStringToSign } = v4;
  v4.getStringToSign = (request, more) => {
    const uri = /^\\/[^/]+$/.test(request.uri) && request.querystring ? request.uri + '/' : request.uri;
    return getStringToSign({ ...request, uri }, more);
  };
  const S3rver = require('@20minutes/s3rver');
  const [directory] = process.argv.slice(1);
  new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true, configureBuckets: [{ name: 'pictures' }] })
    .run()
    .then(({ port }) => console.log(port));
`;

/** An S3-compatible server of its own, which checks signatures; `settings` lead to its one bucket. */
export async function openObjectStorage(): Promise<{ settings: ObjectStorage; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-s3-'));
  const child = spawn(process.execPath, ['--eval', START, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { value: port } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: 'pictures',
      region: 'us-east-1',
      // The built-in credential of this server.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
